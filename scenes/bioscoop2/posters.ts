import {
  choicesOf,
  type ChooseExercise,
  type Outcome,
  type RawAnswer,
  type ReadExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type ChoiceThing,
  type Container,
  type GameStage,
  type Image,
  type WordCard,
} from '../../engine/stage/index.ts';
import type { Cinema } from './job.ts';
import { DEPTHS } from './places.ts';
import { hang } from './rules.ts';

/** The poster as it is drawn, and how far its edge lies around the card. */
const SHEET = { width: 300, height: 156, edge: 22, edgeTall: 16 } as const;
const WIDEST = 420;
const ROPE_OVER = 74;
const MS = { fall: 360, each: 70, swing: 260, rise: 300, drop: 320 } as const;
/** Where the chosen poster is hung up, in front of the stage. */
const BILLED = { x: 683, y: 680, scale: 1, tall: 0.74 } as const;

export interface Poster extends ChoiceThing {
  card: WordCard;
  thing: Container;
  width: number;
  height: number;
  home: { x: number; y: number };
}

/** Posters with words or pictures on a rope in front of the stage; the right one is hung up. */
export class Posters {
  readonly choices: Choices<Poster>;
  #stage: GameStage;
  #ropes: Image[] = [];
  #scale: number;
  #isTall: boolean;

  constructor(cinema: Cinema, exercise: ChooseExercise | ReadExercise, onPick: (poster: Poster) => void) {
    const { stage } = cinema;
    const { options } = exercise;
    this.#stage = stage;
    const isTall = (this.#isTall = options.some(({ picture }) => picture !== undefined));
    const edge = isTall ? SHEET.edgeTall : SHEET.edge;
    const posters = choicesOf(exercise).map((choice): Poster => {
      const card = stage.kit.wordCard(0, 0, choice.option!, { maxWidth: WIDEST });
      const [width, height] = [card.width + edge * 2, card.height + edge * 2];
      const sheet = stage.image('affiche', 0, 0);
      sheet.setScale(width / SHEET.width, height / SHEET.height);
      const pin = stage.image('knijper', 0, -height / 2);
      const thing = stage.scene.add.container(0, 0, [sheet, card, pin]).setDepth(DEPTHS.poster);
      return { choice, card, thing, width, height, home: { x: 0, y: 0 } };
    });
    const { spots, scale } = hang(
      posters.map(({ width }) => width),
      isTall,
      Math.max(...posters.map(({ height }) => height)),
    );
    this.#scale = scale;
    posters.forEach((poster, i) => {
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
    this.choices = new Choices(cinema, posters, {
      name: 'affiche',
      hit: ({ width, height }) => ({ width, height }),
      isFree: () => cinema.isOpen,
      onPick,
      more: ({ card }) => ({
        onPress: (down) => {
          if (card.look === 'normal' || card.look === 'pressed') card.look = down ? 'pressed' : 'normal';
        },
      }),
    });
  }

  /** The picked one waits for the crank; the others do not. */
  mark(picked: Poster | undefined) {
    for (const poster of this.choices.items)
      if (poster.card.look !== 'out') poster.card.look = poster === picked ? 'chosen' : 'normal';
  }

  /** They come down on their rope and can be picked. */
  async present() {
    const stage = this.#stage;
    for (const rope of this.#ropes) rope.setVisible(true).setAlpha(0);
    void stage.tween({ targets: this.#ropes, to: { alpha: 1 }, ms: MS.fall });
    stage.sound.play('doek', { volume: 0.4, rate: 1.3 });
    await Promise.all(
      this.choices.items.map(async ({ thing, home }, i) => {
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
    if (this.choices.items[0]?.thing.scene) this.choices.offer();
  }

  /** It rolls up a little, is hatched, and is out of play; Gum rubs over it when it was the last try. */
  async refuse(outcome: Outcome, rubs = false) {
    const stage = this.#stage;
    const poster = this.choices.given(outcome);
    if (!poster) return;
    const { thing, home } = poster;
    stage.sound.play('flapper', { volume: 0.7 });
    await stage.tween({
      targets: thing,
      to: { scaleX: this.#scale * 0.7, angle: 6 },
      ms: 90,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    if (rubs) await stage.kit.eraser.rub(thing);
    this.choices.ruleOut(poster);
    poster.card.look = 'out';
    await stage.tween({
      targets: thing,
      to: { x: home.x, y: home.y + 10, angle: -3 },
      ms: MS.swing,
      ease: 'Back.Out',
    });
  }

  /** The right one is hung up in front; the others come off the rope. */
  async bill(given: RawAnswer) {
    const stage = this.#stage;
    const right = this.choices.of(given);
    this.choices.close();
    const others = this.choices.items.filter((poster) => poster !== right).map(({ thing }) => thing);
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
    stage.fx.burst('stars', BILLED.x, BILLED.y - 40, { count: 10, spread: right.width });
  }

  destroy() {
    for (const { thing } of this.choices.items) thing.destroy();
    for (const rope of this.#ropes) rope.destroy();
  }
}
