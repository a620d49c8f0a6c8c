import { cutsIn, type Outcome, type RawAnswer, type SplitExercise } from '../../engine/exercise/index.ts';
import { Cuts, type Gesture, type Input, type Offer, type Via } from '../../engine/stage/index.ts';
import { hopInTurn } from './beckon.ts';
import { Floats } from './floats.ts';
import type { Play, Regatta } from './game.ts';
import { LINE, waterOf } from './places.ts';
import { Marks } from './marks.ts';
import { Pass } from './rules.ts';
import { rowThrough } from './row-through.ts';

/** `wait` is how often the robot looks; a stroke of it that takes longer than `lost` does not come any more. */
const MS = { back: 520, leave: 160, dash: 620, wait: 8, lost: 1500 } as const;
/** How far the boat shoots on behind the word. */
const DASH = 130;
/** A mark can be tapped away when the bow is so far past it: a second tap at the same place does no harm. */
const PAST = 0.9;
/** What a finger hits of a lily, in u. */
const HIT = { high: 96, widest: 60 } as const;

/** split: the boat goes along the word; a stroke at a gap opens its lily, and the end of the word commits what is open. */
export class Rowing implements Play {
  readonly #host: Regatta;
  readonly #word: Floats;
  readonly #cuts: Cuts;
  readonly #pass: Pass;
  /** The strokes of this pass that stand: their gaps, and how many ms they were beside them. */
  readonly #rowed = new Map<number, number>();
  readonly #marks: Marks;
  #drum: Offer | undefined;
  #water: Gesture | undefined;
  /** Lilies are set one by one, without a beat: in calm mode, with motor support, and when it is done over. */
  #isStill: boolean;
  /** The drum was beaten while no lily stood open: a word of one part. */
  #isEmptyMeant = false;
  #state: 'coming' | 'waiting' | 'going' | 'done' = 'coming';
  /** What is rowed by the hand of the example, or by a robot whose strokes are long on their way: there the boat waits. */
  #led: readonly number[] | undefined;
  /** When the robot's last stroke left, as long as it has not come. */
  #sentAt = -Infinity;

  constructor(host: Regatta, exercise: SplitExercise) {
    this.#host = host;
    this.#isStill = host.isStill;
    const { letters } = exercise;
    this.#word = new Floats(host.stage, letters, host.isGolden);
    this.#pass = new Pass(letters.length, host.drum.rhythm);
    this.#marks = new Marks(host, this.#word, letters, this.#hit, (gap) => {
      return this.#state === 'waiting' || this.#pass.at(host.stage.clock.now) > gap + PAST;
    });
    this.#cuts = new Cuts(host, exercise, {
      gaps: this.#word.lilies,
      names: { gap: 'lelie', label: 'Haal' },
      hit: this.#hit,
      moved: (_, isOpen) => host.stage.sound.play(isOpen ? 'bloem' : 'leg', { volume: 0.7 }),
    });
  }

  get offs() {
    return [...this.#rowed.values()];
  }

  async present() {
    const { boat, stage } = this.#host;
    await this.#host.arrive({ x: this.#word.at(this.#pass.at(0)), y: LINE.split }, [this.#word.thing]);
    if (this.#isStill) this.#cuts.offer();
    else this.#marks.offer();
    this.#drum = stage.offer(boat.drum, {
      id: 'trom',
      kind: 'commit',
      label: this.#isStill ? 'Trom: roei het woord' : 'Trom: haal door',
      size: boat.drumHit,
      row: 1,
      onPick: () => (this.#isStill ? this.#row() : this.#stroke()),
    });
    this.#water = stage.gesture({
      id: 'haal',
      label: 'Haal door',
      area: () => waterOf(stage.view),
      enabled: () => this.#host.isOpen && !this.#isStill,
      onStart: () => this.#stroke(),
      onKey: (code, isDown) => isDown && this.#key(code),
    });
    this.#state = 'waiting';
  }

  draw() {
    this.#cuts.draw();
    const { cuts } = this.#host.draft;
    for (const gap of [...this.#rowed.keys()]) if (gap > 0 && !cuts.has(gap)) this.#rowed.delete(gap);
  }

  frame(ms: number) {
    const { boat, stage } = this.#host;
    if (this.#state !== 'going') return;
    const { now } = stage.clock;
    const past =
      this.#pass.at(now) - ((this.#led && this.#marks.nextOf(this.#led, this.#rowed.size > 0)) ?? Infinity);
    if (past > 0 && past < 0.5) this.#pass.hold(ms);
    const at = this.#pass.at(now);
    boat.x = this.#word.at(at);
    if (this.#word.pass(at)) boat.tick();
    if (this.#pass.isOver(now)) this.#over();
  }

  focus() {
    const { boat, stage } = this.#host;
    if (this.#state !== 'going') return undefined;
    return this.#word.lilyAt(Math.max(0, Math.round(this.#pass.at(stage.clock.now)))) ?? boat;
  }

  /** The drum, for who may set off; without a beat the lilies first. */
  beckon() {
    if (this.#state !== 'waiting') return;
    const { boat, stage } = this.#host;
    if (!this.#isStill || this.#cuts.cuts.length > 0) boat.beckon();
    else hopInTurn(stage, this.#word.buds);
  }

  async right({ given }: Outcome) {
    await this.#sing(cutsIn(given));
  }

  /** What was opened wrongly closes and leaves play; what is right stays open, and the boat comes back. */
  async wrong(outcome: Outcome) {
    const { boat } = this.#host;
    await boat.crab();
    this.#cuts.keepRight(outcome);
    await this.#toStart();
  }

  async reveal(outcome: Outcome) {
    const { boat } = this.#host;
    await boat.crab();
    await Promise.all([this.#cuts.showRight(outcome), this.#toStart()]);
  }

  /** It is done over without a beat: lily by lily, and then the drum. */
  takeOver() {
    this.#isStill = true;
    this.#marks.remove();
    this.#drum?.relabel('Trom: roei het woord');
    this.#cuts.takeOver();
  }

  async copied(given: RawAnswer) {
    await this.#sing(cutsIn(given));
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (this.#isStill) return null;
    const { draft, stage } = this.#host;
    const { now } = stage.clock;
    const cuts = cutsIn(want);
    const wait: Input = { kind: 'wait', ms: MS.wait };
    this.#led = cuts;
    if (now - this.#sentAt < MS.lost) return wait;
    const wrong = draft.cuts.cuts.filter((cut) => !cuts.includes(cut));
    const isLate = cuts.some((cut) => !draft.cuts.has(cut) && this.#pass.at(now) > cut + 0.5);
    const back = wrong.at(-1) ?? (isLate ? [...this.#rowed.keys()].at(-1) : undefined);
    if (back !== undefined) return this.#marks.takeBack(back, via) ?? wait;
    const gap = this.#marks.nextOf(cuts, this.#rowed.size > 0);
    const isTime = this.#state === 'going' && !isLate && gap !== undefined && this.#pass.isAt(gap, now);
    if (!isTime && this.#state !== 'waiting') return wait;
    this.#sentAt = now;
    return this.#marks.pull(via);
  }

  async clear() {
    this.#state = 'done';
    this.#water?.remove();
    this.#marks.remove();
    this.#cuts.close();
    this.#drum?.remove();
    await this.#word.leave(MS.leave);
  }

  get #hit() {
    const { pitch, scale } = this.#word;
    return { width: Math.min(HIT.widest, pitch) / scale, height: HIT.high / scale };
  }

  #key(code: string) {
    if (code === 'ArrowDown') {
      if (this.#host.draft.cuts.undo() === undefined) this.#rowed.clear();
    } else if (code !== 'ArrowUp') this.#stroke();
  }

  /** Sets off, or pulls where the bow is now. */
  #stroke() {
    const { boat, drum, draft, stage } = this.#host;
    const { now } = stage.clock;
    this.#sentAt = -Infinity;
    if (!this.#host.isOpen) return;
    if (this.#state === 'waiting') return this.#setOff(now);
    if (this.#state !== 'going') return;
    const met = this.#pass.meets(now);
    const lily = met && this.#word.lilies[met.gap - 1];
    if (!met || lily?.isOut) return this.#host.slipped();
    const isPure = Math.abs(met.off) <= drum.rhythm.window / 2;
    boat.stroke(isPure);
    this.#rowed.set(met.gap, met.off);
    // The stroke on the first letter is always fine: there the first part begins.
    if (!lily) return;
    if (draft.cuts.has(met.gap)) lily.pop();
    if (!draft.cuts.has(met.gap)) draft.cuts.toggle(met.gap);
    if (isPure) stage.fx.burst('stars', lily.thing.x, lily.thing.y, { count: 4, spread: 50 });
  }

  #setOff(now: number) {
    const { boat, drum } = this.#host;
    drum.restart(now);
    this.#rowed.clear();
    this.#pass.start(now);
    this.#state = 'going';
    boat.stroke();
  }

  /** The word was passed: what was rowed is the answer. Who only watched sees it come round again. */
  #over() {
    this.#state = 'done';
    this.#led = undefined;
    this.#pass.stop();
    if (this.#rowed.size > 0 && this.#cuts.commit()) return;
    void this.#toStart();
  }

  async #toStart() {
    const { boat } = this.#host;
    this.#state = 'coming';
    this.#pass.stop();
    await boat.goTo(this.#word.at(this.#pass.at(0)), LINE.split, MS.back);
    this.#word.pass(0);
    this.#state = 'waiting';
  }

  /** Without a beat: the drum commits what is open. That nothing is has to be said twice. */
  #row() {
    const isSure = this.#cuts.cuts.length > 0 || this.#isEmptyMeant;
    this.#isEmptyMeant = true;
    if (isSure) this.#cuts.commit();
    else this.#host.slipped();
  }

  /** The boat is rowed along by itself where it stands before the word still; then the parts are sung. */
  async #sing(cuts: readonly number[]) {
    const { boat, stage } = this.#host;
    this.#state = 'done';
    if (this.#isStill) await rowThrough(stage, boat, this.#word, cuts, this.#pass.at(0));
    stage.fx.burst('splash', boat.x, LINE.split, { count: 10, spread: 80 });
    boat.stroke(true);
    void boat.goTo(boat.x + DASH, LINE.split, MS.dash, 'Quad.Out');
    await this.#word.sing(cuts);
  }
}
