import type { GameEntry } from '../bridge/index.ts';
import type { Dealt, Form } from '../exercise/index.ts';
import { fixtureRound } from './fixture.ts';
import { HeadlessHost } from './headless.ts';
import { Robot } from './robot.ts';

/** What a pupil does who thinks so long before each exercise and has all right (scenes/README.md 1.2). */
const THINKING_MS = 2500;
const STEP_MS = 1000 / 60;
const LEAST_A_MINUTE: Partial<Record<Form, number>> = { build: 4.5, type: 4.5, order: 4.5 };
const USUAL_A_MINUTE = 6;

/** So many exercises a minute a form leaves such a pupil at least. */
export const leastAMinute = (form: Form): number => LEAST_A_MINUTE[form] ?? USUAL_A_MINUTE;

/** After an answer, until the next exercise, so long nothing can be done at most; and then, until an input leads on. In ms of play. */
export const MOST_BETWEEN_MS = 2500;
export const MOST_IDLE_MS = 400;

/** How fast a game is at which it is measured: at its slowest, and half-way. */
export const PACE_TEMPOS = [0, 0.5] as const;

export interface Paced {
  /** Exercises a minute. */
  aMinute: number;
  /** After each answer: the time in ms in which the pupil could do nothing. */
  between: number[];
  /** At each exercise: the time in ms until an input led on. */
  idle: number[];
}

/** Plays a round all right, with time to think, and measures it in ms of play. */
export async function paceOf(entry: GameEntry, form: Form, tempo: number): Promise<Paced> {
  const headless = new HeadlessHost();
  try {
    const round = fixtureRound({
      form,
      size: 6,
      shortest: 4,
      longest: 7,
      options: 2,
      settings: { tempo },
    });
    await headless.open(entry, round);
    return await measured(headless, round.dealt, round.size);
  } finally {
    headless.destroy();
  }
}

async function measured(headless: HeadlessHost, dealt: readonly Dealt[], size: number): Promise<Paced> {
  const robot = new Robot(headless, dealt, { plan: 'right', via: 'pointer' });
  const { clock } = headless.game.stage;
  const { hud, bus } = headless.host;
  const between: number[] = [];
  const idle: number[] = [];
  let still = 0;
  bus.on('answer', () => (still = 0));
  let asked = '';
  let from: number | undefined;
  let until = 0;
  while (until === 0) {
    const { phase, exerciseId = '' } = hud.getState();
    if (phase === 'einde') until = clock.now;
    else if (phase === 'spel' && exerciseId !== asked) {
      asked = exerciseId;
      if (from !== undefined) between.push(still);
      from ??= clock.now;
      idle.push(await idleFor(headless, dealt));
      await headless.step(Math.max(0, Math.round((THINKING_MS - idle.at(-1)!) / STEP_MS)));
    } else {
      const before = clock.now;
      const isStill = phase !== 'spel' && !canAct(headless);
      await robot.act();
      if (isStill) still += clock.now - before;
    }
  }
  return { aMinute: (size * 60_000) / (until - from!), between, idle };
}

/** Whether there is something of the game that the pupil can use now: a handle to pull, a wall to throw at. */
function canAct({ game: { live } }: HeadlessHost): boolean {
  const gestures = live.desk.gestures.some(({ enabled }) => enabled?.() !== false);
  return gestures || live.desk.all.some((offer) => offer.id !== 'luister' && live.desk.usable(offer));
}

/** How long the pupil waits until there is something that can be done towards the answer. */
async function idleFor(headless: HeadlessHost, dealt: readonly Dealt[]): Promise<number> {
  const { flow, stage } = headless.game;
  const from = stage.clock.now;
  for (;;) {
    const one = dealt.find(({ exercise }) => exercise.id === flow.exercise?.id)!;
    const input = flow.nextInput(one.solution.answer, 'pointer');
    if ((input && input.kind !== 'wait') || stage.clock.now - from > THINKING_MS)
      return stage.clock.now - from;
    await headless.step();
  }
}
