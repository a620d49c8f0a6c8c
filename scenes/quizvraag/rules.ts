import type { Exercise } from '../../engine/exercise/index.ts';

/** What each token brings when it is won. The first ones lie there from the beginning, more come with each third of a round. */
export const TOKENS = [1, 1, 2, 3, 3] as const;
const DEALT = [3, 4, 5] as const;
/** So many won tokens make the kunstje. */
export const MEDALS = 4;

/** Where a token is: not there yet, on the desk, on the plate, or gone (won or lost). */
export type TokenState = 'later' | 'here' | 'staked' | 'won' | 'lost';

/** The tokens of a round: each is bet once, at most one on a word. A lost one costs nothing else. */
export class Bets {
  readonly #states: TokenState[] = TOKENS.map(() => 'later');

  /** All that come in this third of the round and before lie there; returns those that are new. */
  deal(third: 0 | 1 | 2): number[] {
    const fresh = this.#among('later').filter((i) => i < DEALT[third]);
    for (const i of fresh) this.#states[i] = 'here';
    return fresh;
  }

  stateOf(i: number): TokenState {
    return this.#states[i]!;
  }

  /** The one on the plate. */
  get staked(): number | undefined {
    return this.#among('staked')[0];
  }

  /** Puts one on the plate, in the place of another; the same again, and it is taken back. Whether that changed anything. */
  stake(i: number): boolean {
    const before = this.staked;
    if (this.#states[i] !== 'here' && i !== before) return false;
    if (before !== undefined) this.#states[before] = 'here';
    if (i !== before) this.#states[i] = 'staked';
    return true;
  }

  /** The next one to bet in a direction, from the one on the plate: for two keys. The one on the plate itself at the end of the row. */
  towards(by: 1 | -1): number | undefined {
    const row = TOKENS.map((_, i) => i).filter((i) => i === this.staked || this.#states[i] === 'here');
    if (this.staked === undefined) return by > 0 ? row[0] : row.at(-1);
    return row[row.indexOf(this.staked) + by] ?? this.staked;
  }

  /** The word that was bet on is answered: what the token brings, 0 when it is lost; undefined when there was none. */
  settle(isWon: boolean): number | undefined {
    const i = this.staked;
    if (i === undefined) return undefined;
    this.#states[i] = isWon ? 'won' : 'lost';
    return isWon ? TOKENS[i] : 0;
  }

  /** The one on the plate goes back: it was only shown. */
  takeBack() {
    if (this.staked !== undefined) this.#states[this.staked] = 'here';
  }

  #among(state: TokenState): number[] {
    return this.#states.flatMap((one, i) => (one === state ? [i] : []));
  }
}

/** Helplines: half of the wrong hatches go, the word is said slowly, lamps tell how many letters it has. */
export const HELPS = ['halveren', 'slakkenstem', 'letterhulp'] as const;
export type Help = (typeof HELPS)[number];

/** Fewer hatches than this are not halved: after a miss only one wrong one would be left. */
const HALVED = 4;

/** The helplines that an exercise has at all. */
export function helpsIn(exercise: Exercise): Help[] {
  const halves =
    (exercise.form === 'choose' || exercise.form === 'read') && exercise.options.length >= HALVED;
  const isSaid = exercise.prompt.speech !== undefined;
  return HELPS.filter((help) =>
    help === 'halveren' ? halves : help === 'slakkenstem' ? isSaid : exercise.form === 'type',
  );
}

/** Each helpline once a round; once a word in calm mode. */
export class Helplines {
  readonly #isCalm: boolean;
  readonly #used = new Set<Help>();

  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  /** Another word is asked. */
  begin() {
    if (this.#isCalm) this.#used.clear();
  }

  isLeft(help: Help): boolean {
    return !this.#used.has(help);
  }

  use(help: Help) {
    this.#used.add(help);
  }
}

/** The friendly rival is so much slower, and never more than a rung ahead: then he waits. */
const RIVAL = { step: 0.72, ahead: 1 } as const;

/** How many rungs the rival stands above the ground after another word, when the pupil stands on `own`. */
export const rivalAfter = (rival: number, own: number): number =>
  Math.max(rival, Math.min(rival + RIVAL.step, own + RIVAL.ahead));

/** From this tempo on a ring closes round the buzzer, in so many times the time for reading. */
const RING = { from: 0.3, slow: 2.5, fast: 1.4 } as const;

/** How long the ring takes to close, in ms; undefined where there is none. Nothing happens when it is full. */
export const ringMs = (readingMs: number, tempo: number, isCalm: boolean): number | undefined =>
  isCalm || tempo < RING.from ? undefined : readingMs * (RING.slow + (RING.fast - RING.slow) * tempo);
