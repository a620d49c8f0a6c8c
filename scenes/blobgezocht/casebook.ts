import type { GameStage, Image, Text } from '../../engine/stage/index.ts';
import { lineOf, QUESTION } from './lines.ts';
import { BOOK, DEPTHS } from './places.ts';
import type { Clue } from './rules.ts';

const CLUE = { size: 74, room: 316 } as const;
const LINE = { size: 28, spacing: -4 } as const;
const MS = { stamp: 190, leave: 160 } as const;

/** The page on which clues are stamped, one beside the other, the last one in words below them. */
export class Casebook {
  readonly #stage: GameStage;
  readonly #line: Text;
  #stamps: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('zaakboek', BOOK.x, BOOK.y).setDepth(DEPTHS.book);
    this.#line = stage.text(QUESTION, BOOK.x, BOOK.y + BOOK.line, {
      size: LINE.size,
      wrap: BOOK.room,
      lineSpacing: LINE.spacing,
      exercise: false,
    });
    this.#line.setDepth(DEPTHS.book + 1);
  }

  /** What is known of a case so far. */
  async stamp(clues: readonly Clue[], of: number, atOnce = false) {
    const stage = this.#stage;
    this.#wipe();
    const pitch = Math.min(CLUE.size, CLUE.room / of);
    const scale = pitch / CLUE.size;
    clues.forEach(({ trait, value, has }, i) => {
      const x = BOOK.x + (i - (of - 1) / 2) * pitch;
      const frames = [`tip-${trait}-${value}`, ...(has ? [] : ['niet'])];
      for (const frame of frames) {
        const image = stage
          .image(frame, x, BOOK.y + BOOK.clues)
          .setDepth(DEPTHS.book + 1)
          .setScale(scale);
        this.#stamps.push(image);
        if (i + 1 < clues.length || atOnce) continue;
        image.setScale(scale * 2).setAlpha(0);
        void stage.tween({
          targets: image,
          to: { scale, alpha: 1 },
          ms: MS.stamp,
          ease: 'Quad.In',
          pop: true,
        });
      }
    });
    const last = clues.at(-1);
    this.say(last ? lineOf(last) : QUESTION);
    if (atOnce || !last) return;
    await stage.clock.wait(MS.stamp);
    stage.sound.play('stempel');
    stage.fx.burst('dust', BOOK.x + (clues.length - 1 - (of - 1) / 2) * pitch, BOOK.y + BOOK.clues, {
      count: 5,
      spread: 50,
    });
  }

  /** A line on the page: what is known, or what somebody says who was found. */
  say(line: string) {
    this.#line.setText(line);
  }

  #wipe() {
    for (const one of this.#stamps.splice(0)) one.destroy();
  }
}
