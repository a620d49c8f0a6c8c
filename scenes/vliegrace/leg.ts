import {
  choicesOf,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { Choices, type Input, type Via, type WordCard } from '../../engine/stage/index.ts';
import { AIR } from './air.ts';
import { answerOf, ringOf, type Answer } from './answers.ts';
import { Gate } from './gate.ts';
import { layOut, type Layout } from './layout.ts';
import { DEPTHS } from './places.ts';
import type { Leg, Race } from './race.ts';

const MS = { come: 430, go: 260, through: 520, back: 620, again: 900, copy: 420 } as const;
/** The gate comes from so far, at least. */
const FAR = 340;
/** Words are never quite gone between two exercises. */
const PALE = 0.35;
/** The right spelling hangs where no card, no ring and no plane is. */
const BANNER = { x: 520, beside: 340, withWord: 384, alone: 566 } as const;
const WAIT: Input = { kind: 'wait', ms: 50 };
/** The example: how long is held for the lowest, the highest and a middle ring, in ms, and where; then it looks whether that lit up. */
const SHOWN = { low: 700, high: 540, middle: 330, x: 470, y: 600, looks: 28 } as const;

/** judge and choose: each ring of a gate stands for the sign or the card beside it. */
export class FlyLeg implements Leg {
  readonly #race: Race;
  readonly #word: WordCard | undefined;
  readonly #choices: Choices<Answer>;
  readonly #laid: Layout;
  readonly #gate: Gate;
  #wanted: number | undefined;
  #lit: Answer | undefined;
  #shown = 0;

  constructor(race: Race, exercise: JudgeExercise | ChooseExercise) {
    const { stage } = race;
    this.#race = race;
    const items = choicesOf(exercise).map((choice) => answerOf(stage, choice));
    const things = items.map(({ thing }) => thing);
    this.#laid = layOut(things, race.tuning.wide);
    for (const [i, thing] of things.entries()) {
      const { x, y, scale } = this.#laid.cards[i]!;
      thing.setPosition(x, y).setScale(scale).setDepth(DEPTHS.card);
    }
    this.#gate = new Gate(stage, this.#laid.x, this.#laid.rings, items.map(ringOf), things);
    if ('card' in exercise) this.#word = race.tow.carry(exercise.card);
    this.#choices = new Choices(race, items, {
      name: 'ring',
      onPick: (item) => this.#head(items.indexOf(item)),
    });
  }

  async present() {
    const { plane, stage, tuning, readingMs } = this.#race;
    const far = Math.max(FAR, plane.flight.x - AIR.home);
    const { x, rings, rest, top } = this.#laid;
    const free = Math.min(BANNER.x, x - BANNER.beside);
    stage.kit.banner.place = { x: free, y: this.#word ? BANNER.withWord : BANNER.alone };
    const comes = Math.max(tuning.comes, readingMs / 1000 + 2.5);
    const course = { x, rings, rest, top, speed: tuning.speed, comes, waits: stage.calm };
    plane.flight.expect(course);
    await Promise.all([
      this.#gate.slide(far, MS.come, 'Quad.Out', [PALE, 1]),
      this.#race.catchUp(AIR.home, MS.come, 'Quad.Out'),
    ]);
    this.#choices.offer();
    plane.flight.begin(course);
  }

  point(x: number, y: number): boolean {
    const ring = this.#gate.at(x, y);
    if (ring === undefined || this.#choices.isOut(this.#choices.items[ring]!)) return false;
    this.#head(ring);
    return true;
  }

  armed(ring: number | undefined) {
    this.#gate.light(ring);
    if (this.#lit?.thing.look === 'chosen') this.#lit.thing.look = 'normal';
    this.#lit = ring === undefined ? undefined : this.#choices.items[ring];
    if (!this.#lit) return;
    this.#lit.thing.look = 'chosen';
    this.#race.stage.sound.play('tik', { volume: 0.5 });
  }

  passed(ring: number | undefined) {
    const item = ring === undefined ? undefined : this.#choices.items[ring];
    if (item && !this.#choices.isOut(item) && this.#choices.commit(item)) return;
    void this.#goAround();
  }

  async right(outcome: Outcome) {
    if (outcome.reveal) this.#word?.reveal(outcome.reveal);
    await this.#through(outcome.given);
  }

  async wrong(outcome: Outcome) {
    await this.#bubble(outcome, false);
    this.#race.plane.flight.again();
  }

  async reveal(outcome: Outcome) {
    const right = this.#choices.of(outcome.answer);
    if (outcome.reveal) this.#word?.reveal(outcome.reveal);
    this.#race.tow.skyWrite();
    await this.#bubble(outcome, true);
    if (!right) return;
    this.#gate.beckon(this.#choices.items.indexOf(right));
    if (outcome.reveal && 'reveal' in right.thing) right.thing.reveal(outcome.reveal);
    // In judge it is the word that is tapped now.
    if (!this.#word) this.#race.plane.flight.again();
  }

  async copied(given: RawAnswer) {
    const { plane, stage } = this.#race;
    const i = this.#choices.items.findIndex((item) => item === this.#choices.of(given));
    if (i < 0) return;
    // In judge only the word was tapped: now the plane flies through the ring that fits.
    if (plane.flight.x < this.#laid.x - 2) {
      plane.flight.coast();
      const to = { x: this.#laid.x, y: this.#laid.rings[i]!.y };
      await stage.tween({ targets: plane.flight, to, ms: MS.copy, ease: 'Quad.In' });
    }
    await this.#through(given);
  }

  notCopied() {
    void this.#goAround();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const item = this.#choices.of(want);
    const { plane, isExample, isOpen } = this.#race;
    const { flight } = plane;
    if (!item || !isOpen) return null;
    const ring = this.#choices.items.indexOf(item);
    if (flight.aim === ring || this.#wanted === ring) return WAIT;
    if (!flight.isRacing) return WAIT;
    if (!isExample) return null;
    // The example shows how it is flown; where that does not do, it points at the card.
    const shown = this.#shown++;
    if (flight.armed === ring) return WAIT;
    if (shown > SHOWN.looks) return null;
    if (shown > 0) return WAIT;
    const isLast = ring === this.#laid.rings.length - 1;
    const ms = isLast ? SHOWN.low : ring === 0 ? SHOWN.high : SHOWN.middle;
    if (via === 'pointer') return { kind: 'hold', x: SHOWN.x, y: SHOWN.y, ms: isLast ? ms * 3 : ms };
    return { kind: 'key', code: 'ArrowDown', ms: isLast ? ms * 3 : ms };
  }

  focus() {
    return this.#race.plane;
  }

  async clear() {
    const { plane, tow } = this.#race;
    this.#choices.close();
    plane.flight.coast();
    this.armed(undefined);
    const half = (plane.flight.x + AIR.home) / 2;
    tow.drop(MS.go, PALE);
    await Promise.all([
      this.#gate.slide(Math.min(0, half - plane.flight.x), MS.go, 'Quad.In', [1, PALE]),
      this.#race.catchUp(half, MS.go, 'Quad.In'),
    ]);
    this.#gate.destroy();
    tow.let(this.#word);
  }

  /** Steers for a ring, whatever was steered for before; as soon as the gate is before it again. */
  #head(ring: number) {
    const { isOpen, plane } = this.#race;
    if (!isOpen) return;
    if (plane.flight.isRacing) plane.flight.aimAt(ring);
    else this.#wanted = ring;
  }

  /** Right: through the ring with a tailwind. */
  async #through(given: RawAnswer) {
    const { plane, stage } = this.#race;
    const item = this.#choices.of(given);
    if (!item) return;
    item.thing.look = 'right';
    this.#gate.light(undefined);
    this.#gate.spin(this.#choices.items.indexOf(item));
    stage.fx.burst('confetti', plane.x, plane.y, { count: 18, spread: 110 });
    const { flight } = plane;
    await stage.tween({
      targets: flight,
      to: { x: this.#laid.x + AIR.beyond },
      ms: MS.through,
      ease: 'Quad.Out',
    });
  }

  /** It was a film of soap: through bubbles, and the wind carries the gate ahead again. */
  async #bubble(outcome: Outcome, rubs: boolean) {
    const { plane, stage } = this.#race;
    const item = this.#choices.given(outcome);
    if (!item) return;
    const ring = this.#choices.items.indexOf(item);
    plane.flight.close(ring);
    plane.startle();
    this.#gate.burst(ring);
    const back = stage.tween({ targets: plane.flight, to: { x: AIR.home }, ms: MS.back, ease: 'Sine.InOut' });
    await Promise.all([back, rubs && stage.kit.eraser.rub(item.thing)]);
    item.thing.look = 'out';
    this.#choices.ruleOut(item);
  }

  /** Beside all rings: the wind carries the gate ahead, and it comes once more. */
  async #goAround() {
    const { plane, stage } = this.#race;
    const { flight } = plane;
    this.#race.bump();
    flight.coast();
    this.armed(undefined);
    await stage.tween({ targets: flight, to: { x: AIR.home }, ms: MS.again, ease: 'Sine.InOut' });
    if (!this.#race.isOpen) return;
    flight.again();
    if (this.#wanted !== undefined) flight.aimAt(this.#wanted);
    this.#wanted = undefined;
  }
}
