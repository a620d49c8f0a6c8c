import { randomUUID } from 'node:crypto';
import type { Dealt, RawAnswer } from '../../engine/exercise/index.ts';
import type { Ack, AnswerEvent, RoundEndedEvent, RoundReward } from '../contract/live.ts';
import type { DealtRound, PupilMap } from '../contract/practice.ts';
import type { LiveClient, TestServer } from './server.ts';

/** A pupil who is logged in, connected, and has a round of the first place before them. */
export interface Player {
  token: string;
  socket: LiveClient;
  map: PupilMap;
  round: DealtRound;
  /** Starts another round. */
  start(task: number, game?: string): Promise<DealtRound>;
}

/** Logs a pupil in and starts a round of the first place. */
export async function startPlayer(
  server: TestServer,
  username: string,
  pupil: string,
  game = 'bellenprikken',
): Promise<Player> {
  const token = await server.login(username);
  const socket = await server.live(token);
  const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${pupil}/map`, { token });
  const start = async (task: number, other = game) => {
    const path = `/api/pupils/${pupil}/tasks/${map.tasks[task]!.id}/rounds`;
    const body = { id: randomUUID(), somvenster: map.somvenster.id, game: other };
    return (await server.call<DealtRound>('POST', path, { token, body })).body;
  };
  return { token, socket, map, round: await start(0), start };
}

/** The `n`-th answer of a round: right or wrong, to exercise number `at`. */
export function answerTo(round: DealtRound, at: number, right: boolean, n = at): AnswerEvent {
  const dealt = round.dealt[at]!;
  return {
    id: randomUUID(),
    roundId: round.id,
    exerciseId: dealt.exercise.id,
    n,
    given: right ? dealt.solution.answer : wrongAnswer(dealt),
    ms: 2500,
    tick: n * 100,
    at: Date.now(),
  };
}

function wrongAnswer({ solution }: Dealt): RawAnswer {
  return solution.answer.form === 'type'
    ? { form: 'type', text: 'foud' }
    : { form: 'choose', option: 'fout' };
}

/** Sends an answer; resolves with the acknowledgement. */
export const sendAnswer = (socket: LiveClient, event: AnswerEvent): Promise<Ack<{ id: string }>> =>
  new Promise((resolve) => socket.emit('answer', event, resolve));

/** Ends a round; resolves with the acknowledgement. */
export const endRound = (
  socket: LiveClient,
  round: DealtRound,
  more: Partial<RoundEndedEvent> = {},
): Promise<Ack<RoundReward>> =>
  new Promise((resolve) =>
    socket.emit(
      'roundEnded',
      { id: randomUUID(), roundId: round.id, tips: 0, feat: false, complete: true, at: Date.now(), ...more },
      resolve,
    ),
  );

/** Waits until `check` gives something; fails when that takes too long. */
export async function until<T>(
  check: () => T | undefined | false | Promise<T | undefined | false>,
  ms = 5000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await check();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
