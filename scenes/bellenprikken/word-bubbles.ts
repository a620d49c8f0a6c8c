import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import { Choices, type ChoiceThing, type Container } from '../../engine/stage/index.ts';
import { BUBBLES, letFall } from './bubble.ts';
import { LONG_LEAST, LONG_R, LongFilm } from './long-film.ts';
import type { Bathroom, Pricking } from './pricking.ts';
import { AIR, Rise } from './rise.ts';
import { layoutRows } from './rules.ts';

/** Sizes of the words to try, largest first; with three rows the bubbles are a little lower. */
const SIZES = [44, 40, 36, 32] as const;
const ROWS = { most: 2, pitch: 124, lowPitch: 104, low: 0.84 } as const;
const WORDS = { comeUp: 560, pad: 76, gap: 28, picture: 80 } as const;
/** From the edge of the tub to where bubbles rest on the foam, the ducks in view; many rows sink deeper, in the water. */
const ON_FOAM = 76;
const IN_WATER = 18;

interface WordBubble extends ChoiceThing {
  thing: Container;
  film: LongFilm;
  /** Of the bubble, in u. */
  width: number;
  dx: number;
  dy: number;
}

/** choose: every option in a bubble of its own; the one that is pricked is the answer. */
export class WordBubbles implements Pricking {
  readonly #host: Bathroom;
  readonly #choices: Choices<WordBubble>;
  readonly #rise: Rise;
  readonly #lowest: number;
  /** Half the height of a bubble. */
  readonly #r: number;
  /** On the front of the tub. */
  readonly banner: { x: number; y: number };

  constructor(host: Bathroom, exercise: ChooseExercise) {
    const { stage, room } = host;
    this.#host = host;
    this.banner = { x: 686, y: room.rim + 112 };
    const { made, places, low } = this.#layOut(exercise);
    const middle = (AIR.left + AIR.right) / 2;
    const words = made.map(({ choice, content, width }, i): WordBubble => {
      const { x, y } = places[i]!;
      const film = new LongFilm(stage, width / low);
      film.root.setScale(low);
      const thing = stage.scene.add.container(middle + x, 0, [film.root, content]).setDepth(BUBBLES);
      return { choice, film, thing, width, dx: middle + x, dy: y };
    });
    this.#choices = new Choices(host, words, {
      name: 'bel',
      hit: ({ width }) => ({ width, height: this.#r * 2 }),
      isFree: ({ film }) => film.root.visible,
      onPick: (word) => this.#choices.commit(word),
    });
    this.#r = LONG_R * low;
    this.#lowest = Math.max(...places.map(({ y }) => y));
    const under = room.rim - this.#r - this.#lowest;
    // The hint hides no row.
    const ceiling = AIR.underHint + this.#r + 8 + this.#lowest;
    const rest = Math.max(under - ON_FOAM, Math.min(ceiling, under - IN_WATER));
    this.#rise = new Rise(rest, ceiling, () => host.riseSpeed());
    this.#place();
  }

  get share() {
    return this.#rise.share;
  }

  get top() {
    return this.#rise.y + this.#lowest - this.#r;
  }

  /** Words as large as they fit in two rows, or else in three lower ones. */
  #layOut(exercise: ChooseExercise) {
    const { stage } = this.#host;
    const measured = (size: number) =>
      choicesOf(exercise).map((choice) => {
        const picture = choice.option?.picture;
        const content = picture
          ? stage.kit.picture(0, 0, picture, WORDS.picture)
          : stage.kit.word(0, 0, choice.option?.text ?? '', { size });
        const inside = picture ? WORDS.picture : content.width;
        return { choice, content, width: Math.max(LONG_LEAST, inside + WORDS.pad) };
      });
    const room = AIR.right - AIR.left;
    for (const size of SIZES) {
      const made = measured(size);
      const widths = made.map(({ width }) => width);
      const rows = layoutRows(widths, room, ROWS.pitch, WORDS.gap);
      if (rows.at(-1)!.row < ROWS.most) return { made, places: rows, low: 1 };
      if (size === SIZES.at(-1))
        return { made, places: layoutRows(widths, room, ROWS.lowPitch, WORDS.gap), low: ROWS.low };
      for (const { content } of made) content.destroy();
    }
    throw new Error('There are no options.');
  }

  async present() {
    const { stage } = this.#host;
    const rise = this.#rise;
    rise.y = rise.rest + 330;
    stage.sound.play('bel-blaas');
    await stage.tween({ targets: rise, to: { y: rise.rest }, ms: WORDS.comeUp, ease: 'Back.Out' });
    this.#choices.offer();
    rise.moving = true;
  }

  async right({ given }: Outcome) {
    await this.#prick(given);
  }

  async wrong(outcome: Outcome) {
    await this.#tickle(outcome);
    this.#rise.moving = true;
  }

  async reveal(outcome: Outcome) {
    await this.#tickle(outcome, true);
  }

  copied(given: RawAnswer) {
    return this.#prick(given);
  }

  async #prick(given: RawAnswer) {
    this.#rise.moving = false;
    const { stage, room } = this.#host;
    const word = this.#choices.of(given);
    if (!word) return;
    const { thing: root, film } = word;
    await room.cactus.throwTo(root.x, root.y);
    stage.sound.play('plop5');
    film.pop(root.x, root.y);
    room.ripple(root.x, 14);
    for (const side of [-1, 0, 1]) void room.mist(root.x + (side * word.width) / 3, root.y);
    stage.sound.play('mist');
    void room.cactus.catchNeedle();
    await letFall(stage, root, room.rim + 40);
    room.ripple(root.x, 9);
  }

  /** It laughs, and is out of play; Gum rubs over it when it was the last try. */
  async #tickle(outcome: Outcome, rubs = false) {
    this.#rise.moving = false;
    const { stage, room } = this.#host;
    const word = this.#choices.given(outcome);
    if (!word) return;
    const { thing: root, film } = word;
    await room.cactus.throwTo(root.x - word.width / 2 + 12, root.y);
    room.giggle();
    stage.sound.play('piep-kietel');
    void room.cactus.tickle();
    await stage.tween({ targets: root, to: { angle: 2.4 }, ms: 90, yoyo: true, repeat: 3, pop: true });
    void room.cactus.catchNeedle();
    if (rubs) await stage.kit.eraser.rub(root);
    this.#choices.ruleOut(word);
    film.hatch();
    room.calmDown();
  }

  frame(ms: number) {
    this.#rise.frame(ms);
    this.#place();
    const { x } = this.#host.stage.pointer;
    for (const { film, thing } of this.#choices.items) film.shine(x - thing.x);
  }

  #place() {
    for (const { thing, film, dx, dy } of this.#choices.items)
      if (film.root.visible) thing.setPosition(dx, this.#rise.y + dy);
  }

  async clear() {
    const { stage, room } = this.#host;
    void room.cactus.catchNeedle();
    this.#choices.close();
    for (const { film, thing } of this.#choices.items) {
      if (!film.root.visible) continue;
      film.pop(thing.x, thing.y);
      thing.setVisible(false);
    }
    await stage.clock.wait(240);
    for (const { thing } of this.#choices.items) thing.destroy();
  }
}
