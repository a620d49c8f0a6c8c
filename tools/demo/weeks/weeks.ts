import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createRng } from '../../../engine/exercise/index.ts';
import { startOfDay } from '../../../server/data/day.ts';
import { readCatalogue } from '../../../server/practice/catalogue.ts';
import { foldUsername } from '../../../server/auth/fold.ts';
import type { SimWorld } from '../../bench/practice/world.ts';
import { CHILDREN } from '../names.ts';
import { PUPIL_PASSWORD } from '../child.ts';
import { Lesson } from './lesson.ts';
import { playLesson } from './play.ts';
import { childOf, type Kind, type SimChild } from './pupils.ts';
import { logIn } from './school-api.ts';

const SERVER = join(import.meta.dirname, 'server.ts');
const CATALOGUE = join(import.meta.dirname, '../../../.build/catalogue.json');
/** The group of the demo school that practises. */
export const GROEP = 5;
/** The category that the one with a hole does not understand. */
export const HOLE = 'ei-ij';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** On school days the class sits down at about this time, and practises for so long. */
const LESSON_AT = 9 * HOUR;
const LESSON_MS = 10 * MINUTE;
/** Once in a while something else is on. */
const LESSONS_PER_WEEK = 4.7;

export interface WeeksOptions {
  /** Data folder; an empty one gets the demo school. */
  path: string;
  weeks: number;
  /** What each pupil of the group is like, in the order of names; who comes after them stays away. */
  kinds: readonly Kind[];
  world: SimWorld;
  /** Until when, ms since the epoch: the weeks before it are played. */
  until: number;
  /** Tells of each lesson. */
  told?: (line: string) => void;
}

/** A pupil of the class with what was played. */
export interface Played {
  child: SimChild;
  username: string;
  answers: number;
}

/** A server whose clock is ours. */
interface Served {
  url: string;
  move(at: number): Promise<void>;
  stop(): Promise<void>;
}

/** Lets a class practise for weeks through a real server, and gives what its pupils are like at the end. */
export async function playWeeks({ path, weeks, kinds, world, until, told }: WeeksOptions): Promise<Played[]> {
  const class_ = kinds.map((kind, i): Played => {
    const username = `${foldUsername(CHILDREN[GROEP][i]![0])}${GROEP}`;
    return { child: childOf(world, kind, i, HOLE), username, answers: 0 };
  });
  const catalogue = readCatalogue(CATALOGUE);
  const rng = createRng('weken/lessen');
  let server: Served | undefined;
  let before = 0;
  for (const [number, at] of lessons(weeks, until).entries()) {
    // At the weekend the server is switched off; when it starts it has learnt how difficult the words were.
    if (server && at - before > 2 * DAY) server = await server.stop().then(() => undefined);
    server ??= await serve(path, at);
    before = at;
    const { url, move } = server;
    const lesson = new Lesson(at, move);
    const there = class_.filter(({ child }) => rng.next() < child.attends);
    await lesson.run(
      there.map((played) => async () => {
        const visitor = await logIn(url, played.username, PUPIL_PASSWORD);
        const socket = await visitor.live();
        const own = rng.fork(`${played.username}/${number}`);
        const end = at + LESSON_MS;
        const { child } = played;
        const sitting = { visitor, socket, child, world, lesson, catalogue, end, number, rng: own };
        played.answers += await playLesson(sitting);
        socket.disconnect();
      }),
    );
    told?.(`${new Date(at).toLocaleDateString('nl')}: ${there.length} leerlingen`);
  }
  await server?.stop();
  return class_;
}

/** When the class sat down in the weeks before a moment: on school days, at about the same time. */
function lessons(weeks: number, until: number): number[] {
  const rng = createRng('weken/rooster');
  const days = [];
  for (let back = 7 * weeks; back > 0; back--) {
    // From noon, because the clocks may have changed in between.
    const midnight = startOfDay(startOfDay(until) + DAY / 2 - back * DAY);
    const weekday = new Date(midnight + DAY / 2).getUTCDay();
    const isFree = weekday === 0 || weekday === 6 || rng.next() > LESSONS_PER_WEEK / 5;
    if (!isFree) days.push(midnight + LESSON_AT + rng.below(30) * MINUTE);
  }
  return days;
}

/** Starts the server at a moment. */
async function serve(path: string, at: number): Promise<Served> {
  const child: ChildProcess = fork(SERVER, [path, String(at)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const heard = () =>
    Promise.race([
      once(child, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`the server ended with ${String(code)}`))),
    ]);
  const [port] = (await heard()) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    async move(moment) {
      const moved = heard();
      child.send(moment);
      await moved;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
