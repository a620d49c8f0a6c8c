import type { Choice } from '../../engine/exercise/index.ts';
import type { ChoiceThing, Container, GameStage, Image, Spot, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Half a door as it is drawn, how far doors reach over the card, and the lamp at a corner; in u. */
const DOOR = { width: 60, height: 96, over: 6 } as const;
const LAMP = { left: 8, up: 4 } as const;
const MS = { breathe: 90, open: 170, quick: 90, shut: 150, away: 130, hop: 110 } as const;

/** A hatch in the board: doors, behind them a card with an answer, and a lamp that tells whether it is lit. */
export class Hatch implements ChoiceThing {
  readonly choice: Choice;
  readonly thing: Container;
  readonly card: WordCard;
  readonly #stage: GameStage;
  readonly #spot: Spot;
  readonly #doors: readonly [Image, Image];
  readonly #lit: Image;
  readonly #shut: number;

  constructor(stage: GameStage, choice: Choice, card: WordCard, spot: Spot) {
    this.#stage = stage;
    this.choice = choice;
    this.card = card;
    this.#spot = spot;
    const half = card.width / 2 + DOOR.over;
    this.#shut = half / DOOR.width;
    const high = (card.height + DOOR.over * 2) / DOOR.height;
    const door = (side: -1 | 1) =>
      stage.image(side < 0 ? 'luik-links' : 'luik-rechts', side * half, 0).setScale(this.#shut, high);
    this.#doors = [door(-1), door(1)];
    const [x, y] = [-card.width / 2 + LAMP.left, -card.height / 2 - LAMP.up];
    const off = stage.image('lamp-uit', x, y);
    this.#lit = stage.image('lamp-aan', x, y).setVisible(false);
    this.thing = stage.scene.add
      .container(spot.x, spot.y, [card, ...this.#doors, off, this.#lit])
      .setScale(spot.scale)
      .setDepth(DEPTHS.board);
  }

  /** What a finger hits, in its own size. */
  get hit() {
    return { width: this.card.width, height: this.card.height };
  }

  /** It takes a breath, and its doors slide open. */
  async open(isQuick: boolean) {
    const stage = this.#stage;
    if (!isQuick) {
      const scale = this.#spot.scale * 1.05;
      await stage.tween({ targets: this.thing, to: { scale }, ms: MS.breathe, yoyo: true, pop: true });
      this.thing.setScale(this.#spot.scale);
    }
    await this.#slide(0, isQuick ? MS.quick : MS.open);
    for (const door of this.#doors) door.setVisible(false);
  }

  /** Its doors fall shut over an answer that is out. */
  async close() {
    for (const door of this.#doors) door.setVisible(true);
    await this.#slide(this.#shut, MS.shut);
  }

  get isLit(): boolean {
    return this.#lit.visible;
  }

  set isLit(isLit: boolean) {
    this.#lit.setVisible(isLit);
    this.card.look = isLit ? 'chosen' : 'normal';
  }

  /** It was right. */
  async hop() {
    const scale = this.#spot.scale * 1.08;
    await this.#stage.tween({
      targets: this.thing,
      to: { scale },
      ms: MS.hop,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  /** It was not; or the buzzer was hit before one was lit: here something can be done. */
  async shake() {
    await this.#stage.tween({
      targets: this.thing,
      to: { angle: 2 },
      ms: 70,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    this.thing.setAngle(0);
  }

  press(isPressed: boolean) {
    if (this.thing.scene) this.thing.setScale(this.#spot.scale * (isPressed ? 0.96 : 1));
  }

  async leave() {
    await this.#stage.tween({ targets: this.thing, to: { alpha: 0 }, ms: MS.away, pop: true });
    this.thing.destroy();
  }

  async #slide(to: number, ms: number) {
    await this.#stage.tween({ targets: [...this.#doors], to: { scaleX: to }, ms, ease: 'Cubic.InOut' });
  }
}
