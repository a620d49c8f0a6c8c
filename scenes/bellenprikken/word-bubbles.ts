import type { ChooseExercise, Option, Outcome } from '../../engine/exercise/index.ts';
import type { Container } from '../../engine/stage/index.ts';
import { AIR, Rise, type Board, type Game } from './board.ts';
import { BUBBLES, letFall } from './bubble.ts';
import { LONG_LEAST, LONG_R, LongFilm } from './long-film.ts';
import { layoutRows } from './rules.ts';

/** Sizes of the words to try, largest first; with three rows the bubbles are a little lower. */
const SIZES = [44, 40, 36, 32] as const;
const ROWS = { most: 2, pitch: 124, lowPitch: 104, low: 0.84 } as const;
const WORDS = { comeUp: 560, pad: 76, gap: 28, picture: 80 } as const;
/** From the edge of the tub to where bubbles rest on the foam, the ducks in view; many rows sink deeper, in the water. */
const ON_FOAM = 76;
const IN_WATER = 18;

interface WordBubble {
  option: Option;
  root: Container;
  film: LongFilm;
  content: Container;
  /** Of the bubble, in u. */
  width: number;
  dx: number;
  dy: number;
  out: boolean;
}

/** choose: every option in a bubble of its own; the one that is pricked is the answer. */
export class WordBubbles implements Board {
  #game: Game;
  #words: WordBubble[];
  #rise: Rise;
  #lowest: number;
  #picked: WordBubble | undefined;
  #copying = false;
  /** Half the height of a bubble. */
  #r: number;
  /** On the front of the tub. */
  readonly banner: { x: number; y: number };

  constructor(game: Game, exercise: ChooseExercise) {
    const { stage, room } = game;
    this.#game = game;
    this.banner = { x: 686, y: room.rim + 112 };
    const { made, places, low } = this.#layOut(exercise);
    const middle = (AIR.left + AIR.right) / 2;
    this.#words = made.map(({ option, content, width }, i) => {
      const { x, y } = places[i]!;
      const film = new LongFilm(stage, width / low);
      film.root.setScale(low);
      const root = stage.scene.add.container(middle + x, 0, [film.root, content]).setDepth(BUBBLES);
      return { option, content, film, root, width, dx: middle + x, dy: y, out: false };
    });
    this.#r = LONG_R * low;
    this.#lowest = Math.max(...places.map(({ y }) => y));
    const under = room.rim - this.#r - this.#lowest;
    // The hint hides no row.
    const ceiling = AIR.underHint + this.#r + 8 + this.#lowest;
    const rest = Math.max(under - ON_FOAM, Math.min(ceiling, under - IN_WATER));
    this.#rise = new Rise(rest, ceiling, game.riseSpeed);
    this.#place();
  }

  get share() {
    return this.#rise.share;
  }

  get top() {
    return this.#rise.y + this.#lowest - this.#r;
  }

  /** Words as large as they fit in two rows, or else in three lower ones. */
  #layOut({ options }: ChooseExercise) {
    const { stage } = this.#game;
    const measured = (size: number) =>
      options.map((option) => {
        const content = option.picture
          ? stage.kit.picture(0, 0, option.picture, WORDS.picture)
          : stage.kit.word(0, 0, option.text ?? '', { size });
        const inside = option.picture ? WORDS.picture : content.width;
        return { option, content, width: Math.max(LONG_LEAST, inside + WORDS.pad) };
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
    const { stage } = this.#game;
    const rise = this.#rise;
    rise.y = rise.rest + 330;
    stage.sound.play('bel-blaas');
    await stage.tween({ targets: rise, to: { y: rise.rest }, ms: WORDS.comeUp, ease: 'Back.Out' });
    for (const word of this.#words) this.#offer(word);
    rise.moving = true;
  }

  #offer(word: WordBubble) {
    const { option, root, film, width } = word;
    this.#game.stage.offer(root, {
      id: `bel-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      size: { width, height: this.#r * 2 },
      onPick: () => {
        if (this.#game.commit({ form: 'choose', option: option.id })) this.#picked = word;
      },
      enabled: () => !word.out && film.root.visible,
    });
  }

  async respond({ step, given }: Outcome) {
    if (given.form !== 'choose') return;
    this.#rise.moving = false;
    const word = this.#words.find(({ option }) => option.id === given.option);
    if (!word) return;
    if (step === 'goed') return this.#prick(word);
    await this.#tickle(word, step === 'onthul');
    this.#rise.moving = step === 'nogeens';
  }

  async #prick(word: WordBubble) {
    const { stage, room } = this.#game;
    const { root, film } = word;
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

  async #tickle(word: WordBubble, reveal: boolean) {
    const { stage, room } = this.#game;
    const { root, film } = word;
    await room.cactus.throwTo(root.x - word.width / 2 + 12, root.y);
    room.giggle();
    stage.sound.play('piep-kietel');
    void room.cactus.tickle();
    await stage.tween({ targets: root, to: { angle: 2.4 }, ms: 90, yoyo: true, repeat: 3, pop: true });
    void room.cactus.catchNeedle();
    word.out = true;
    film.hatch();
    if (reveal) await stage.kit.eraser.rub(root);
    room.calmDown();
  }

  frame(ms: number) {
    this.#rise.frame(ms);
    this.#place();
    const { x } = this.#game.stage.pointer;
    for (const { film, root } of this.#words) film.shine(x - root.x);
  }

  #place() {
    for (const { root, film, dx, dy } of this.#words)
      if (film.root.visible) root.setPosition(dx, this.#rise.y + dy);
  }

  takeOver() {
    this.#copying = true;
  }

  async clear() {
    const { stage, room } = this.#game;
    if (this.#copying && this.#picked) await this.#prick(this.#picked);
    void room.cactus.catchNeedle();
    for (const { film, root } of this.#words) {
      if (!film.root.visible) continue;
      film.pop(root.x, root.y);
      root.setVisible(false);
    }
    await stage.clock.wait(240);
    for (const { root } of this.#words) root.destroy();
  }
}
