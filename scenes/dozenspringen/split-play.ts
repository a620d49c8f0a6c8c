import { cutsIn, partsOf, type Outcome, type RawAnswer, type SplitExercise } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Cuts, type Container, type Gap, type Input, type Offer, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import { BoxRow, type Box } from './boxes.ts';
import type { Depot, Leaping } from './game.ts';
import { PALLET, TOP } from './places.ts';
import { layOutWord, type Stop } from './rules.ts';

/** Boxes a second that a charge grows, at tempo 0 and 1. */
const BOXES = [4.8, 8.4] as const;
const BELL = { x: 38, up: -108, hit: { width: 104, height: 150 }, swing: 16, ms: 90, lean: 14, grown: 1.25, leanMs: 80 } as const; // prettier-ignore
/** Below the top of the pallet: the middle of what a finger hits of it, and its post. */
const STAND = { hit: 20, post: 40 } as const;
const MS = { apart: 130 } as const;
/** How far the parts of a word lie apart when it is right. */
const OPEN = 12;

/** split: one leaps to the first box of each part; the bell on the pallet behind the word is the answer. */
export class SplitPlay implements Leaping {
  readonly speed: readonly [number, number];
  readonly #depot: Depot;
  readonly #letters: readonly string[];
  readonly #row: BoxRow;
  readonly #cuts: Cuts;
  readonly #pallet: Stop;
  readonly #stand: Container;
  readonly #bell;
  /** Boxes that were landed on: each can be tapped to take that back. */
  readonly #marks = new Map<number, Offer>();
  #ring: Offer | undefined;
  /** One would land on the pallet now. */
  #isMeant = false;
  /** The bell was leapt to without a landing before: a word of one part. */
  #isEmptyMeant = false;
  /** Boxes are only pointed out: as the game leaps by itself, or when it is done over. */
  #isStill: boolean;
  /** A gap that is drawn because one landed there: no leap goes to it. */
  #isLanding = false;

  constructor(depot: Depot, { letters, ...rest }: SplitExercise) {
    const { stage } = depot;
    this.#depot = depot;
    this.#isStill = depot.isSure;
    this.#letters = letters;
    const laid = layOutWord(letters.length);
    this.speed = [BOXES[0] * laid.widths[0]!, BOXES[1] * laid.widths[0]!];
    this.#pallet = { x: laid.pallet, y: TOP + PALLET.low, half: PALLET.wide / 2 };
    this.#bell = stage.image('bel', BELL.x, BELL.up - STAND.hit);
    this.#stand = stage.scene.add.container(laid.pallet, this.#pallet.y + STAND.hit, [
      stage.image('bel-paal', BELL.x, -STAND.hit),
      this.#bell,
      stage.image('poot', 0, STAND.post - STAND.hit),
      stage.image('pallet', 0, -STAND.hit),
    ]);
    this.#row = new BoxRow(stage, letters, laid, [this.#stand]);
    this.#cuts = new Cuts(
      depot,
      { letters, ...rest },
      {
        gaps: this.#boxes.slice(1).map((box) => this.#gapOf(box)),
        names: { gap: 'doos', label: 'Spring' },
        hit: this.#boxes[0]!.size,
        moved: (gap, isCut) => this.#moved(gap, isCut),
      },
    );
  }

  get stops(): readonly Stop[] {
    return [...this.#boxes, this.#pallet];
  }

  /** The bell bends towards who would land on its pallet: a leap there is the answer. */
  expect(stop: Stop | undefined) {
    const isMeant = stop === this.#pallet;
    if (isMeant === this.#isMeant) return;
    this.#isMeant = isMeant;
    const { lean, grown, leanMs } = BELL;
    const to = isMeant ? { angle: lean, scale: grown } : { angle: 0, scale: 1 };
    void this.#depot.stage.tween({ targets: this.#bell, to, ms: leanMs, pop: true });
    if (isMeant) this.#depot.stage.sound.play('bel', { volume: 0.15, rate: 1.5 });
  }

  async present() {
    const { stage, leaper } = this.#depot;
    await Promise.all([this.#row.come(leaper.haste), leaper.goTo(this.#boxes[0]!)]);
    if (this.#isStill) this.#cuts.offer();
    this.#ring = stage.offer(this.#stand, {
      id: 'bel',
      kind: 'commit',
      label: 'Bel: klaar',
      size: BELL.hit,
      row: 1,
      enabled: () => this.#depot.mayLeap,
      onPick: () => leaper.leapTo(this.#pallet),
    });
  }

  draw() {
    this.#cuts.draw();
  }

  land(stop: Stop) {
    if (stop === this.#pallet) return void this.#ringBell();
    const at = this.#boxes.indexOf(stop as Box);
    const box = this.#boxes[at];
    box?.dent();
    if (box?.isOut) return this.#depot.bump();
    const { cuts } = this.#depot.draft;
    if (at < 1 || cuts.has(at) || !this.#depot.isOpen) return;
    this.#isLanding = true;
    cuts.toggle(at);
    this.#isLanding = false;
  }

  nextFor(want: RawAnswer) {
    const { cuts } = this.#depot.draft;
    const next = cutsIn(want).find((cut) => !cuts.has(cut));
    return next === undefined ? undefined : this.#boxes[next];
  }

  /** What was landed on and is not wanted is taken back first; the rest is charged for, or the bell. */
  step(want: RawAnswer, via: Via): Input | null {
    const { draft, stage } = this.#depot;
    const wrong = draft.cuts.cuts.find((cut) => !cutsIn(want).includes(cut));
    const offer = wrong === undefined ? undefined : this.#marks.get(wrong);
    if (!offer) return null;
    const { x, y, width, height } = offer.rect();
    const tap: Input = { kind: 'tap', x: x + width / 2, y: y + height / 2 };
    return via === 'pointer' ? tap : (stage.keyFor(offer) ?? { kind: 'key', code: 'Backspace', ms: 40 });
  }

  async right({ given }: Outcome) {
    await this.#cheer(cutsIn(given));
  }

  async wrong(outcome: Outcome) {
    await this.#depot.leaper.bounce(this.#boxes[0]!);
    this.#cuts.keepRight(outcome);
  }

  async reveal(outcome: Outcome) {
    const back = this.#depot.leaper.bounce(this.#boxes[0]!);
    await Promise.all([back, this.#cuts.showRight(outcome)]);
    for (const cut of cutsIn(outcome.answer)) this.#boxes[cut]?.chalk(true);
  }

  takeOver() {
    this.#isStill = true;
    for (const offer of this.#marks.values()) offer.remove();
    this.#marks.clear();
    for (const box of this.#boxes) box.chalk(false);
    this.#cuts.takeOver();
  }

  async copied(given: RawAnswer) {
    await this.#cheer(cutsIn(given));
  }

  notCopied() {
    void this.#depot.leaper.bounce(this.#boxes[0]!);
  }

  async clear() {
    this.#cuts.close();
    this.#ring?.remove();
    for (const offer of this.#marks.values()) offer.remove();
    await this.#row.leave();
  }

  get #boxes(): readonly Box[] {
    return this.#row.boxes;
  }

  #gapOf(box: Box): Gap {
    return {
      thing: box.thing,
      set: (isCut) => box.flag(isCut),
      mark: (as) => {
        box.out(as === 'out');
        box.flag(as === 'kept' || (as === 'plain' && this.#depot.draft.cuts.has(this.#boxes.indexOf(box))), as === 'kept'); // prettier-ignore
      },
    };
  }

  /** A landing was marked or taken back: by landing itself, or because it was pointed out. */
  #moved(gap: number, isCut: boolean) {
    const { stage, leaper } = this.#depot;
    stage.sound.play(isCut ? 'pak' : 'leg', { volume: 0.6 });
    if (this.#isStill) {
      if (isCut && !this.#isLanding) leaper.leapTo(this.#boxes[gap]!);
      return;
    }
    if (!isCut) {
      this.#marks.get(gap)?.remove();
      this.#marks.delete(gap);
    } else if (!this.#marks.has(gap)) this.#marks.set(gap, this.#offerMark(gap));
  }

  #offerMark(gap: number): Offer {
    const { stage, draft } = this.#depot;
    const { thing, size } = this.#boxes[gap]!;
    return stage.offer(thing, {
      id: `doos-${gap}`,
      kind: 'gap',
      value: gap,
      label: `Haal de vlag weg tussen ${this.#letters[gap - 1]} en ${this.#letters[gap]}`,
      size,
      chosen: () => true,
      onPick: () => void (draft.cuts.has(gap) && draft.cuts.toggle(gap)),
    });
  }

  /** It stands on the pallet: what was landed on is the answer. That nothing was has to be said twice. */
  #ringBell() {
    const { stage, leaper, draft } = this.#depot;
    const { swing, ms } = BELL;
    void stage.tween({ targets: this.#bell, to: { angle: swing }, ms, yoyo: true, repeat: 2, pop: true });
    const isSure = draft.cuts.cuts.length > 0 || this.#isEmptyMeant;
    if (isSure) stage.sound.play('bel');
    if (isSure && this.#cuts.commit()) return;
    this.#isEmptyMeant = true;
    this.#depot.bump();
    void leaper.goTo(this.#boxes[0]!);
  }

  /** The lids pop in the rhythm of the parts, which lie apart from each other. */
  async #cheer(cuts: readonly number[]) {
    const { stage } = this.#depot;
    this.#depot.cheer();
    const parts = partsOf(this.#boxes.length, cuts);
    await Promise.all(
      parts.map(async ({ from, to }, i) => {
        const aside = (i - (parts.length - 1) / 2) * OPEN;
        await stage.clock.wait(i * MS.apart);
        await Promise.all(
          this.#boxes.slice(from, to).map(({ thing, pop }, k) => {
            void stage.tween({ targets: thing, to: { x: thing.x + aside }, ms: 180, pop: true });
            return pop.call(this.#boxes[from + k], i);
          }),
        );
      }),
    );
  }
}
