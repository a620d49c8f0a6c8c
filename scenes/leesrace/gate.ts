import type { Choice, Option, Reveal } from '../../engine/exercise/index.ts';
import type { ChoiceThing, Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DRAWN } from './art/sizes.ts';
import { DEPTHS } from './places.ts';
import type { Lane } from './rules.ts';

/** What an answer stands on: a gate across the track, or a ribbon to run onto. */
export type Dress = 'poort' | 'loper';

/** A card is as wide as this at most; between card and lane there is so much air. */
const WIDEST = 930;
/** Letters of answers, larger when all are short. */
const LETTERS = { usual: 40, large: 48, short: 9 } as const;
const AIR = 14;
/** Posts beside the card, and their height as drawn. */
const POST = { aside: 25, height: 128 } as const;
const GARLAND = 204;
/** Under a word, as far as it was read: how far below its middle, and how much it leaves free at both ends. */
const READ = { below: 27, ends: 22, high: 0.8 } as const;
/** How far a ribbon reaches before and behind its card. */
const RUNWAY = { before: 320, behind: 44, high: 60 } as const;
const STREAMERS = 5;
const MS = { stretch: 200, back: 380, burst: 700 } as const;

/** Whether the letters of these answers may be large. */
export const areShort = (options: readonly Option[]): boolean =>
  options.every(({ text = '' }) => text.length <= LETTERS.short);

/** One answer on its lane. */
export class Gate implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: Container;
  readonly card: WordCard;
  /** What a finger hits, in u: it follows the lane. */
  readonly hit = { width: 0, height: 0 };
  lane: Lane = { y: 0, height: 0 };
  #stage: GameStage;
  #dress: Dress;
  #sides: Image[];
  #mat: Image;
  /** The line under its word, where it is read by running. */
  #under: Image | undefined;

  constructor(stage: GameStage, choice: Choice, dress: Dress, isShort: boolean) {
    this.#stage = stage;
    this.#dress = dress;
    this.choice = choice;
    this.card = stage.kit.wordCard(0, 0, choice.option!, {
      size: isShort ? LETTERS.large : LETTERS.usual,
      maxWidth: WIDEST,
    });
    this.#mat = stage.image('mat', 0, 0).setVisible(false);
    this.#sides =
      dress === 'poort'
        ? ['slinger', 'poort-links', 'poort-rechts'].map((frame) => stage.image(frame, 0, 0))
        : [stage.image('loper', 0, 0)];
    this.thing = stage.scene.add.container(0, 0, [...this.#sides, this.card, this.#mat]);
    this.thing.setDepth(DEPTHS.gate);
  }

  /** Width in u at the size that its lane gives it. */
  get width(): number {
    return this.card.width * this.card.scaleX + (this.#dress === 'poort' ? POST.aside * 2 + 22 : 0);
  }

  /** Letters that are read by running along it; none where there is a picture, or a gate to go through. */
  get letters(): number {
    return this.#dress === 'loper' ? (this.choice.option?.text ?? '').length : 0;
  }

  /** Draws a line under its word up to `x` on the stage. */
  readTo(x: number) {
    const half = (this.card.width * this.card.scaleX) / 2 - READ.ends;
    this.#under ??= this.#stage.image('streep', 0, 0);
    if (!this.#under.parentContainer) this.thing.add(this.#under);
    const far = Math.max(0, Math.min(half * 2, x - this.thing.x + half));
    this.#under.setPosition(-half, READ.below * this.card.scaleY).setScale(far / DRAWN.line, READ.high);
  }

  /** As if it was not read. */
  unread() {
    this.#under?.destroy();
    this.#under = undefined;
  }

  /** Left and right edge of what is run through or onto. */
  get left(): number {
    return this.thing.x - this.width / 2 - (this.#dress === 'loper' ? RUNWAY.before : 0);
  }

  get right(): number {
    return this.thing.x + this.width / 2;
  }

  /** Fits on a lane of this height. */
  fit(height: number) {
    const scale = Math.min(1, (height - AIR) / this.card.height);
    const half = (this.card.width * scale) / 2;
    this.card.setScale(scale);
    this.hit.width = this.width;
    this.hit.height = this.card.height * scale;
    this.#mat.setX(-half - 6).setScale(Math.min(1, height / 118));
    if (this.#dress === 'loper') {
      const wide = half * 2 + RUNWAY.before + RUNWAY.behind;
      this.#sides
        [0]!.setX(-half - RUNWAY.before)
        .setScale(wide / DRAWN.ribbon, Math.min(1.3, (height - AIR) / RUNWAY.high));
      return;
    }
    const [garland, left, right] = this.#sides;
    const post = Math.min(1, (height - AIR) / POST.height);
    left!.setX(-half - POST.aside).setScale(post);
    right!.setX(half + POST.aside).setScale(post);
    garland!.setY(-46 * post).setScale((half * 2 + POST.aside * 2) / GARLAND, post);
  }

  /** Something was hit that is rubber: it bulges, and springs back. */
  async stretch() {
    const stage = this.#stage;
    const mat = this.#mat.setVisible(true);
    const across = mat.scaleY;
    mat.setScale(across * 0.2, across);
    stage.sound.play('veer');
    await Promise.all([
      stage.tween({ targets: mat, to: { scaleX: across * 1.5 }, ms: MS.stretch, ease: 'Quad.Out' }),
      stage.tween({
        targets: this.thing,
        to: { x: this.thing.x + 22 },
        ms: MS.stretch,
        ease: 'Quad.Out',
        yoyo: true,
      }),
    ]);
    await stage.tween({ targets: mat, to: { scaleX: across * 0.2 }, ms: MS.back, ease: 'Elastic.Out' });
    mat.setVisible(false);
  }

  /** It bursts into streamers; the right spelling stays. */
  burst() {
    const stage = this.#stage;
    const { x, y } = this.thing;
    this.card.look = 'right';
    stage.sound.play('poort');
    stage.fx.burst('confetti', x, y, { count: 18, spread: this.width * 0.8 });
    for (const side of this.#sides.slice(1))
      void stage.tween({ targets: side, to: { alpha: 0 }, ms: MS.burst * 0.5 });
    for (let i = 0; i < STREAMERS; i++) {
      const streamer = stage.image(`sliert-${i}`, x + (i / (STREAMERS - 1) - 0.5) * this.width, y);
      streamer.setDepth(DEPTHS.front).setAngle(i * 67);
      const away = (i - (STREAMERS - 1) / 2) * 60;
      void stage
        .tween({
          targets: streamer,
          to: { x: streamer.x + away, y: y - 120 + (i % 2) * 70, angle: i * 67 + 200, alpha: 0 },
          ms: MS.burst,
          ease: 'Quad.Out',
        })
        .then(() => streamer.destroy());
    }
  }

  ruleOut() {
    this.card.look = 'out';
    this.thing.setAlpha(0.75);
  }

  /** The right spelling takes the place of what stands on it. */
  reveal(reveal: Reveal) {
    if (this.choice.option?.text === reveal.text) this.card.reveal(reveal);
  }
}
