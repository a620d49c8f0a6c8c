import type { Option } from '../../engine/exercise/index.ts';
import { breakInto, type Container, type GameStage, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, HAND } from './places.ts';
import { bow } from './rules.ts';

/** Letters of a word on one line, and of a text on more. */
const LINE = { most: 18, twice: 36, pitch: 38, size: 36 } as const;
const PICTURE = 92;
/** It comes up out of the bin, from so far below. */
const RISE = 90;
const MS = { up: 200, fly: 400, quick: 260, back: 380, trail: 50 } as const;
const FLIGHT = { from: { x: 520, y: 640 }, high: 70, turns: 760 } as const;
/** Where a letter that came back goes: between the others. */
const BIN = { x: 300, y: 630 } as const;

/** The badge of an express letter, at its corner. */
const BADGE = { x: 96, y: -64 } as const;

type Place = { x: number; y: number };

/** The letter in the hand, and on its way through the air. */
export class Hand {
  readonly thing: Container;
  readonly #stage: GameStage;
  readonly #paper: Image;
  readonly #small: Image;
  readonly #express: Image;
  #content: Container[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#paper = stage.image('envelop', 0, 0);
    this.#express = stage.image('spoed', BADGE.x, BADGE.y).setVisible(false);
    this.thing = stage.scene.add
      .container(HAND.x, HAND.y, [this.#paper, this.#express])
      .setDepth(DEPTHS.letter)
      .setVisible(false);
    this.#small = stage.image('brief', 0, 0).setDepth(DEPTHS.flying).setVisible(false);
  }

  /** An express letter pays double. */
  set isExpress(express: boolean) {
    this.#express.setVisible(express);
  }

  /** The next letter comes up out of the bin, with what is written on it. */
  async show(card?: Option) {
    this.#write(card);
    this.thing
      .setVisible(true)
      .setY(HAND.y + RISE)
      .setAlpha(1);
    await this.#stage.tween({
      targets: this.thing,
      to: { y: HAND.y },
      ms: MS.up,
      ease: 'Back.Out',
      pop: true,
    });
    this.thing.setY(HAND.y);
  }

  hide() {
    this.thing.setVisible(false);
  }

  /** It flies like a frisbee to a place that may move, and is there. */
  async toss(to: () => Place) {
    this.hide();
    this.#stage.sound.play('gooi');
    await this.#fly('brief', () => FLIGHT.from, to, this.#stage.isExample ? MS.quick : MS.fly);
  }

  /** It lies there, as on the grass. */
  lie({ x, y }: Place) {
    this.#small.setFrame('brief', false, false).setPosition(x, y).setAngle(-8).setVisible(true);
  }

  pickUp() {
    this.#small.setVisible(false);
  }

  /** It comes out of a box again, marked as returned. */
  async comeBack(from: Place) {
    this.#stage.sound.play('gooi', { rate: 0.8, volume: 0.6 });
    await this.#fly(
      'retour',
      () => from,
      () => BIN,
      MS.back,
    );
  }

  /** Somebody else drops it in. */
  async pass(from: Place, to: Place) {
    await this.#fly(
      'brief',
      () => from,
      () => to,
      MS.back,
    );
  }

  async #fly(frame: string, from: () => Place, to: () => Place, ms: number) {
    const small = this.#small.setFrame(frame, false, false).setVisible(true);
    const flight = { share: 0 };
    let trail = 0;
    const step = () => {
      const { x, y } = bow(from(), to(), flight.share, FLIGHT.high);
      small.setPosition(x, y).setScale(1.25 - 0.45 * flight.share);
      if (!this.#stage.reducedMotion) small.setAngle(flight.share * FLIGHT.turns);
      if (this.#stage.clock.now - trail < MS.trail) return;
      trail = this.#stage.clock.now;
      this.#stage.fx.burst('dust', x, y, { count: 1, spread: 4 });
    };
    step();
    await this.#stage.tween({ targets: flight, to: { share: 1 }, ms, ease: 'Linear', onUpdate: step });
    small.setVisible(false);
  }

  #write(card: Option | undefined) {
    for (const one of this.#content.splice(0)) one.destroy();
    this.#paper.setFrame(card ? 'envelop' : 'envelop-dicht', false, false);
    if (!card) return;
    const { kit } = this.#stage;
    const { picture, text } = card;
    const parts: Container[] = [];
    const left = picture ? PICTURE + 20 : 0;
    if (picture) parts.push(kit.picture(text ? -HAND.width / 2 + PICTURE / 2 : 0, 0, picture, PICTURE));
    if (text !== undefined) {
      const lines = text.length > LINE.twice ? 3 : text.length > LINE.most ? 2 : 1;
      const written = breakInto(text, lines).map((line, i, all) => {
        const size = lines > 1 ? LINE.size : HAND.letters;
        return kit.word(left / 2, (i - (all.length - 1) / 2) * LINE.pitch, line, { size });
      });
      const widest = Math.max(...written.map(({ width }) => width));
      for (const line of written) line.setScale(Math.min(1, (HAND.width - left) / widest));
      parts.push(...written);
    }
    this.thing.add(parts);
    this.#content = parts;
  }
}
