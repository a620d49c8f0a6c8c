import { createRng, isItem, itemOf, judge, type Dealt, type RawAnswer, type Rng } from '../exercise/index.ts';
import { rawInputs, type Input, type Via } from '../stage/input.ts';
import type { HeadlessHost } from './headless.ts';
import type { Rect } from '../stage/thing.ts';
import { wrongAnswer, wrongItem } from '../stage/wrong.ts';

/** What the robot wants at each try: right, wrong, first wrong and then right, or a seeded mix. */
export type Plan = 'right' | 'wrong' | 'wrong-then-right' | 'mix';

interface RobotOptions {
  plan: Plan;
  via: Via;
  seed?: string;
  /** It gives up after this much play in which nothing moved on, in ms. */
  patienceMs?: number;
  /** ms of play between two inputs; calm players take 8 seconds. */
  paceMs?: number;
  /** Keeps where everything was at every input, to compare two runs. */
  traced?: boolean;
}

/** What one answer of the robot was meant to be. */
interface Meant {
  exerciseId: string;
  given: RawAnswer;
  right: boolean;
}

/** Plays an open game to its end with nothing but real inputs, and keeps what it meant by them. */
export class Robot {
  readonly meant: Meant[] = [];
  readonly inputs: { tick: number; input: Input }[] = [];
  readonly trace: unknown[] = [];
  #headless: HeadlessHost;
  #dealt: ReadonlyMap<string, Dealt>;
  #rng: Rng;
  #options: Required<RobotOptions>;
  #want: { at: number; answer: RawAnswer } | undefined;

  constructor(headless: HeadlessHost, dealt: readonly Dealt[], options: RobotOptions) {
    this.#headless = headless;
    this.#dealt = new Map(dealt.map((one) => [one.exercise.id, one]));
    this.#options = { seed: 'robot', patienceMs: 30_000, paceMs: 0, traced: false, ...options };
    this.#rng = createRng(this.#options.seed);
  }

  /** Plays until the round has ended. Throws when nothing moves any more. */
  async finish() {
    const { bus, hud } = this.#headless.host;
    const { clock } = this.#headless.game.stage;
    let ended = false;
    let movedAt = clock.now;
    let taking = '';
    const stops = [
      bus.on('roundEnded', () => (ended = true)),
      bus.on('answer', () => (movedAt = clock.now)),
      bus.on('exerciseShown', ({ exerciseId }) => ([movedAt, taking] = [clock.now, exerciseId])),
      this.#noteAnswers(),
    ];
    try {
      while (!ended) {
        if (clock.now - movedAt > this.#options.patienceMs) {
          throw new Error(`The robot is stuck in phase ${hud.getState().phase} at ${taking}.`);
        }
        await this.act();
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** One input, or one step of waiting. */
  async act() {
    const input = this.#next();
    if (!input) return this.#headless.step();
    this.inputs.push({ tick: this.#headless.game.stage.clock.tick, input });
    if (this.#options.traced) {
      const { stage } = this.#headless.game;
      this.trace.push([stage.clock.tick, stage.offers().map((offer) => [offer.id, offer.rect()])]);
    }
    await this.send(input);
    const wait = Math.round(this.#options.paceMs / (1000 / 60));
    if (wait > 0) await this.#headless.step(wait);
  }

  async send(input: Input) {
    for (const { raw, waitMs } of rawInputs(input)) {
      if (raw) this.#headless.host.scene?.feed(raw);
      await this.#headless.step(Math.max(1, Math.round(waitMs / (1000 / 60))));
    }
  }

  #next(): Input | null {
    const { flow, stage } = this.#headless.game;
    const { phase } = this.#headless.host.hud.getState();
    const { exercise } = flow;
    const go = stage.offers().find((offer) => offer.id === 'verder');
    if (go) return this.#press(go.rect());
    if (!exercise || (phase !== 'spel' && phase !== 'neemover' && phase !== 'goed')) return null;
    const dealt = this.#dealt.get(exercise.id)!;
    const want = phase === 'spel' ? this.#wish(dealt) : dealt.solution.answer;
    return flow.nextInput(want, this.#options.via);
  }

  #press({ x, y, width, height }: Rect): Input {
    if (this.#options.via === 'pointer') return { kind: 'tap', x: x + width / 2, y: y + height / 2 };
    return { kind: 'key', code: 'Enter', ms: 40 };
  }

  /** What it wants to answer now; it is made up once per try. */
  #wish(dealt: Dealt): RawAnswer {
    const { log } = this.#headless.host.opened!.round!;
    if (this.#want?.at === log.length) return this.#want.answer;
    const { flow, stage } = this.#headless.game;
    const earlier = log
      .filter(({ exerciseId }) => exerciseId === dealt.exercise.id)
      .map(({ given }) => given);
    const part = flow.part(dealt.solution.answer);
    const tries = isItem(part)
      ? earlier.filter((given) => itemOf(given) === itemOf(part)).length
      : earlier.length;
    let answer: RawAnswer = part;
    let isChosen = true;
    if (!this.#wantsRight(tries)) {
      const free = stage
        .offers()
        .flatMap(({ kind, value }) => (kind === 'tile' || kind === 'card' ? [String(value)] : []));
      answer = isItem(part)
        ? wrongItem(dealt, part, free, this.#rng)
        : wrongAnswer(dealt, earlier, this.#rng);
      // On the way to the place where things lie there is nothing to be wrong with yet.
      isChosen = !isItem(part) || free.length > 0;
    }
    if (isChosen) this.#want = { at: log.length, answer };
    return answer;
  }

  #wantsRight(tries: number): boolean {
    switch (this.#options.plan) {
      case 'right':
        return true;
      case 'wrong':
        return false;
      case 'wrong-then-right':
        return tries % 2 === 1;
      case 'mix':
        return this.#rng.next() < 0.6;
    }
  }

  /** Writes down what it meant by each answer that was logged. */
  #noteAnswers() {
    return this.#headless.host.bus.on('answer', ({ exerciseId }) => {
      const answer = this.#want!.answer;
      this.meant.push({
        exerciseId,
        given: answer,
        right: judge(this.#dealt.get(exerciseId)!, answer).right,
      });
    });
  }
}
