import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, Offer, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { hang } from './rules.ts';

/** The poster as it is drawn, and how far its edge lies around the card. */
const SHEET = { width: 300, height: 156, edge: 22, edgeTall: 16 } as const;
const WIDEST = 420;
const ROPE_OVER = 74;
const MS = { fall: 360, each: 70, swing: 260, rise: 300, drop: 320 } as const;
/** Where the chosen poster is hung up, in front of the stage. */
const BILLED = { x: 683, y: 680, scale: 1, tall: 0.74 } as const;

interface Poster {
  option: Option;
  card: WordCard;
  thing: Container;
  width: number;
  height: number;
  offer: Offer | undefined;
  home: { x: number; y: number };
}

/** Posters with words or pictures on a rope in front of the stage; the one that is picked is hung up. */
export class Posters {
  #stage: GameStage;
  #posters: Poster[];
  #ropes: Image[] = [];
  #scale: number;
  #isTall: boolean;
  /** The one that was picked last. */
  #picked: Poster | undefined;

  constructor(stage: GameStage, options: readonly Option[]) {
    this.#stage = stage;
    const isTall = (this.#isTall = options.some(({ picture }) => picture !== undefined));
    const edge = isTall ? SHEET.edgeTall : SHEET.edge;
    this.#posters = options.map((option) => {
      const card = stage.kit.wordCard(0, 0, option, { maxWidth: WIDEST });
      const [width, height] = [card.width + edge * 2, card.height + edge * 2];
      const sheet = stage.image('affiche', 0, 0);
      sheet.setScale(width / SHEET.width, height / SHEET.height);
      const pin = stage.image('knijper', 0, -height / 2);
      const thing = stage.scene.add.container(0, 0, [sheet, card, pin]).setDepth(DEPTHS.poster);
      return { option, card, thing, width, height, offer: undefined, home: { x: 0, y: 0 } };
    });
    const { spots, scale } = hang(
      this.#posters.map(({ width }) => width),
      isTall,
      Math.max(...this.#posters.map(({ height }) => height)),
    );
    this.#scale = scale;
    this.#posters.forEach((poster, i) => {
      poster.home = spots[i]!;
      poster.thing
        .setPosition(spots[i]!.x, spots[i]!.y - 40)
        .setScale(scale)
        .setVisible(false);
    });
    for (const y of new Set(spots.map((spot) => spot.y)))
      this.#ropes.push(
        stage
          .image('touw', 683, y - (isTall ? ROPE_OVER + 22 : ROPE_OVER) * scale)
          .setDepth(DEPTHS.rope)
          .setVisible(false),
      );
  }

  /** They come down on their rope and can be picked. */
  async present(enabled: () => boolean, onPick: (option: Option) => void) {
    const stage = this.#stage;
    for (const rope of this.#ropes) rope.setVisible(true).setAlpha(0);
    void stage.tween({ targets: this.#ropes, to: { alpha: 1 }, ms: MS.fall });
    stage.sound.play('doek', { volume: 0.4, rate: 1.3 });
    await Promise.all(
      this.#posters.map(async ({ thing, home }, i) => {
        thing
          .setVisible(true)
          .setAlpha(0)
          .setAngle(i % 2 ? 4 : -4);
        await stage.tween({
          targets: thing,
          to: { y: home.y, alpha: 1, angle: 0 },
          ms: MS.fall,
          delay: i * MS.each,
          ease: 'Back.Out',
        });
      }),
    );
    for (const poster of this.#posters) this.#offer(poster, enabled, onPick);
  }

  /** It rolls up a little, is hatched, and is out of play. */
  async refuse() {
    const stage = this.#stage;
    const poster = this.#picked;
    if (!poster) return;
    const { thing, home } = poster;
    poster.offer?.remove();
    stage.sound.play('flapper', { volume: 0.7 });
    await stage.tween({
      targets: thing,
      to: { scaleX: this.#scale * 0.7, angle: 6 },
      ms: 90,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    poster.card.look = 'out';
    await stage.tween({
      targets: thing,
      to: { x: home.x, y: home.y + 10, angle: -3 },
      ms: MS.swing,
      ease: 'Back.Out',
    });
  }

  /** Gum rubs over it. */
  async rub() {
    if (this.#picked) await this.#stage.kit.eraser.rub(this.#picked.thing);
  }

  /** The right one is hung up in front; the others come off the rope. */
  async bill(id: string | undefined) {
    const stage = this.#stage;
    const right = this.#posters.find(({ option }) => option.id === id);
    for (const { offer } of this.#posters) offer?.remove();
    const others = this.#posters.filter((poster) => poster !== right).map(({ thing }) => thing);
    void stage.tween({ targets: [...others, ...this.#ropes], to: { alpha: 0 }, ms: MS.drop });
    void stage.tween({ targets: others, to: { y: 900 }, ms: MS.drop * 2, ease: 'Quad.In' });
    if (!right) return;
    right.card.look = 'right';
    stage.sound.play('plak', { volume: 0.8 });
    await stage.tween({
      targets: right.thing,
      to: { x: BILLED.x, y: BILLED.y, scale: this.#isTall ? BILLED.tall : BILLED.scale, angle: 0 },
      ms: MS.rise,
      ease: 'Back.Out',
    });
    stage.fx.burst('sterren', BILLED.x, BILLED.y - 40, { count: 10, spread: right.width });
  }

  destroy() {
    for (const { thing } of this.#posters) thing.destroy();
    for (const rope of this.#ropes) rope.destroy();
  }

  #offer(poster: Poster, enabled: () => boolean, onPick: (option: Option) => void) {
    const { option, thing, card } = poster;
    if (!thing.scene) return;
    poster.offer = this.#stage.offer(thing, {
      id: `affiche-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      size: { width: poster.width, height: poster.height },
      enabled,
      onPress: (down) => {
        if (card.look === 'normal' || card.look === 'pressed') card.look = down ? 'pressed' : 'normal';
      },
      onPick: () => {
        this.#picked = poster;
        onPick(option);
      },
    });
  }
}
