import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  ARROWS,
  type Container,
  type Input,
  type Offer,
  type TypedLine,
  type Via,
} from '../../engine/stage/index.ts';
import { Beast } from './beast.ts';
import { AT, DEPTHS, POP } from './places.ts';
import { windowOf, type Shot } from './prints.ts';
import { ANIMAL, HOLD_MS, SELF } from './rules.ts';
import type { Play, Safari } from './safari.ts';

const PLACE = { x: 246, y: 382, width: 230, height: 246, row: 0, stroll: 26 } as const;
/** The photo with room for its caption: its middle, that of its window, and that of the line. */
const CARD = { x: 850, y: 362, window: { x: -186, y: 0 }, line: { x: 98, y: 4, size: 54, widest: 360 } } as const; // prettier-ignore
const PAPER = { colour: 0xf3efe4, dim: 0.55 } as const;
const MS = { in: 240, dry: 420, seen: 340, thumb: 640, away: 300 } as const;

/** type: the animal is photographed, and the word is typed as its caption. Who takes no photo has the camera take one. */
export class TypePlay implements Play {
  readonly #safari: Safari;
  readonly #beast: Beast;
  readonly #card: Container;
  readonly #line: TypedLine;
  readonly #veil: Phaser.GameObjects.Rectangle;
  #shot: Shot | undefined;
  #offer: Offer | undefined;
  #isHere = false;

  constructor(safari: Safari) {
    this.#safari = safari;
    const { stage } = safari;
    const scale = PLACE.height / (ANIMAL.above + ANIMAL.below + 72);
    const wish = { place: PLACE, scale, phase: 0, walk: safari.walk };
    this.#beast = new Beast(stage, { ...wish, animal: safari.nextAnimal() });
    const { x, y } = CARD.window;
    this.#veil = stage.scene.add.rectangle(x, y, 166, 150, PAPER.colour);
    this.#card = stage.scene.add
      .container(CARD.x, CARD.y, [stage.image('onderschrift', 0, 0), this.#veil])
      .setDepth(DEPTHS.board);
    const { line } = CARD;
    this.#line = stage.kit.typedLine(CARD.x + line.x, CARD.y + line.y, line).setDepth(DEPTHS.board + 1);
    stage.kit.banner.place = { x: CARD.x + line.x, y: CARD.y + line.y };
  }

  get motifs() {
    return this.#isHere && !this.#shot ? [this.#beast] : [];
  }

  async present() {
    const { stage, finder } = this.#safari;
    this.#safari.showKeyboard(true);
    this.#line.isAsking = true;
    this.#safari.driveOn();
    void stage.tween({ targets: this.#card.setScale(0.6), to: { scale: 1 }, ms: MS.in, ...POP });
    await this.#beast.come(0);
    this.#isHere = true;
    finder.isShown = true;
    this.#offer = stage.offer(this.#beast.thing, {
      id: 'dier',
      kind: 'control',
      label: 'Maak een foto van het dier',
      size: this.#beast.hit,
      enabled: () => this.#safari.isOpen && this.motifs.length > 0,
      onPick: () => finder.pick(this.#beast),
      ...finder.held(this.#beast),
    });
  }

  /** The example takes a photo first. */
  step(_want: RawAnswer, via: Via): Input | null {
    const { isExample, finder } = this.#safari;
    if (!isExample || !this.#isHere || this.#shot) return null;
    if (finder.isSelf) return { kind: 'wait', ms: 40 };
    if (via === 'keyboard') return { kind: 'key', code: ARROWS.down, ms: HOLD_MS };
    const { grip } = this.#beast;
    return finder.isTapped ? { kind: 'tap', ...grip } : { kind: 'hold', ...grip, ms: HOLD_MS };
  }

  focus() {
    return this.#isHere ? this.#beast.middle : undefined;
  }

  draw() {
    this.#line.text = this.#safari.draft.text.text;
  }

  frame(ms: number) {
    this.#beast.frame(ms, this.#safari.ground);
  }

  taken(_motif: Beast, sharp: number): boolean {
    if (this.#shot) return false;
    this.#shot = this.#safari.shotOf(this.#beast.animal, sharp);
    const { x, y } = CARD.window;
    for (const part of windowOf(this.#safari.stage, this.#shot))
      this.#card.addAt(part.setPosition(part.x + x, part.y + y), this.#card.length - 1);
    this.#veil.setAlpha(PAPER.dim);
    void this.#beast.cheer();
    return true;
  }

  async right(outcome: Outcome) {
    // The banner comes where the line is: the word has one home.
    this.#line.setVisible(false);
    await this.#develop();
    this.#safari.count(this.#shot!, outcome);
    await this.#safari.stage.clock.wait(MS.seen);
  }

  async wrong() {
    await this.#thumb();
  }

  async reveal() {
    this.#line.isAsking = false;
    void this.#thumb();
    await this.#safari.stage.kit.eraser.rub(this.#line);
    this.#line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    this.#line.setVisible(true);
    if (answer.form === 'type') this.#line.typeOver(answer.text);
    this.#line.isAsking = true;
  }

  async copied() {
    await this.#develop();
    this.#safari.count(this.#shot!);
  }

  async clear() {
    const { stage, finder } = this.#safari;
    this.#isHere = false;
    this.#offer?.remove();
    finder.isShown = false;
    stage.kit.banner.place = undefined;
    this.#line.destroy();
    const { x, y } = AT.album;
    const gone = { targets: this.#card, to: { x, y, scale: 0.2 }, ms: MS.away, ease: 'Quad.In' };
    void stage.tween(gone).then(() => this.#card.destroy());
    await this.#beast.leave();
  }

  /** It dries from grey to colour; the camera takes it first where nobody did. */
  async #develop() {
    const { finder, stage } = this.#safari;
    this.#line.isAsking = false;
    if (!this.#shot) {
      finder.lock(this.#beast);
      this.taken(this.#beast, SELF.sharp);
      await finder.blink();
    }
    finder.isShown = false;
    await stage.tween({ targets: this.#veil, to: { alpha: 0 }, ms: MS.dry });
  }

  async #thumb() {
    const { stage } = this.#safari;
    stage.sound.play('duim');
    const { x, y } = CARD.window;
    const thumb = stage.image('duim', x, y);
    this.#card.add(thumb);
    await Promise.all([this.#beast.shake(), stage.clock.wait(MS.thumb)]);
    thumb.destroy();
  }
}
