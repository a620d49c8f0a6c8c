import type { GameStage, Image, Text } from '../../engine/stage/index.ts';
import { lineOf, QUESTION } from './lines.ts';
import { BOOK, DEPTHS } from './places.ts';
import type { Clue } from './rules.ts';

const CLUE = { size: 74, room: 430, most: 0.86 } as const;
const LINE = { size: 28 } as const;
const MS = { stamp: 190 } as const;

/** The page on which clues are stamped, one beside the other, the last one in words below them. */
export class Casebook {
  readonly #stage: GameStage;
  readonly #line: Text;
  #stamps: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('zaakboek', BOOK.x, BOOK.y).setDepth(DEPTHS.book);
    this.#line = stage.text(QUESTION, BOOK.page, BOOK.y + BOOK.line, {
      size: LINE.size,
      exercise: false,
    });
    this.#line.setDepth(DEPTHS.book + 1);
  }

  /** What is known of a case so far, and how much is still to be heard. */
  async stamp(clues: readonly Clue[], of: number, atOnce = false) {
    const stage = this.#stage;
    for (const one of this.#stamps.splice(0)) one.destroy();
    const pitch = Math.min(CLUE.size, CLUE.room / of);
    const scale = Math.min(CLUE.most, pitch / CLUE.size);
    const at = (i: number) => BOOK.page + (i - (of - 1) / 2) * pitch;
    const put = (frame: string, i: number) => {
      const image = stage.image(frame, at(i), BOOK.y + BOOK.clues);
      this.#stamps.push(image.setDepth(DEPTHS.book + 1).setScale(scale));
      return image;
    };
    const known = clues.map((clue, i) =>
      [`tip-${clue.trait}-${clue.value}`, ...(clue.has ? [] : ['niet'])].map((frame) => put(frame, i)),
    );
    for (let i = clues.length; i < of; i++) put('tip-open', i);
    const last = clues.at(-1);
    void this.say(last ? lineOf(last) : QUESTION);
    if (atOnce || !last) return;
    for (const image of known.at(-1)!) {
      image.setScale(scale * 2).setAlpha(0);
      void stage.tween({ targets: image, to: { scale, alpha: 1 }, ms: MS.stamp, ease: 'Quad.In', pop: true });
    }
    await stage.clock.wait(MS.stamp);
    stage.sound.play('stempel');
    stage.fx.burst('dust', at(clues.length - 1), BOOK.y + BOOK.clues, { count: 5, spread: 50 });
  }

  /** A line on the page: what is known, or what somebody says; for a while, and then again what was there, or to stay. */
  async say(line: string, ms?: number) {
    const before = this.#line.text;
    if (line === before) return;
    this.#line.setText(line);
    if (ms === undefined) return;
    await this.#stage.clock.wait(ms);
    if (this.#line.scene && this.#line.text === line) this.#line.setText(before);
  }
}
