import { partsOf } from '../../engine/exercise/index.ts';
import {
  LetterLine,
  type Container,
  type GameStage,
  type Image,
  type WordLine,
} from '../../engine/stage/index.ts';
import { STALK, STALKS } from './art/sizes.ts';
import { depthOf, type Pose } from './flyer.ts';
import { Notch } from './notch.ts';
import { DEPTHS, MIDDLE, POLE_Y } from './places.ts';
import { swing } from './rules.ts';

const LETTERS = { usual: 48, close: 38, y: 1 } as const;
/** As rubber: how far its middle swings, and how long. */
const RUBBER = { sag: 46, still: 8, ms: 620 } as const;

/** A pole of bamboo with one letter per segment, and a knot between each two. */
export class Pole {
  readonly thing: Container;
  readonly line: LetterLine;
  readonly notches: readonly Notch[];
  #stage: GameStage;
  #letters: readonly string[];
  #kind: string;
  #stalks: Image[];
  #words: WordLine[];
  #ends: [Image, Image];

  constructor(stage: GameStage, letters: readonly string[], isGolden: boolean) {
    this.#stage = stage;
    this.#letters = letters;
    this.#kind = isGolden ? 'goud' : 'groen';
    this.line = new LetterLine(letters, 0);
    const { line } = this;
    const size = line.pitch < STALK.width ? LETTERS.close : LETTERS.usual;
    // A hair wider than its room, so that no seam shows.
    this.#stalks = letters.map((_, i) =>
      stage
        .image(`stok-${this.#kind}-${i % STALKS}`, line.middle(i), 0)
        .setScale((line.pitch + 0.8) / STALK.width, 1),
    );
    this.#ends = [this.#end('top-links', 0), this.#end('top-rechts', letters.length)];
    this.#words = letters.map((letter, i) => stage.kit.word(line.middle(i), LETTERS.y, letter, { size }));
    this.notches = letters.slice(1).map((_, i) => new Notch(stage, line.gap(i + 1)));
    this.thing = stage.scene.add.container(MIDDLE, POLE_Y, [
      ...this.#stalks,
      ...this.#ends,
      ...this.notches.map(({ thing }) => thing),
      ...this.#words,
    ]);
  }

  pose = ({ dy, angle, isSeen, isFront }: Pose) => {
    this.thing
      .setPosition(MIDDLE, POLE_Y + dy)
      .setAngle(angle)
      .setVisible(isSeen)
      .setDepth(depthOf(dy, isFront));
  };

  /** Where the gap before letter `cut` is on the stage. */
  placeOf(cut: number) {
    const turn = (this.thing.angle * Math.PI) / 180;
    const along = this.line.gap(cut);
    return { x: this.thing.x + along * Math.cos(turn), y: this.thing.y + along * Math.sin(turn) };
  }

  /** Tok: it is rubber, and swings back; its letters stay upright. */
  async wobble() {
    const most = this.#stage.reducedMotion ? RUBBER.still : RUBBER.sag;
    const way = { share: 0 };
    const { length } = this.#letters;
    const sagAt = (at: number) => Math.sin((at / length) * Math.PI) * swing(way.share) * most;
    await this.#stage.tween({
      targets: way,
      to: { share: 1 },
      ms: RUBBER.ms,
      ease: 'Linear',
      onUpdate: () => {
        this.#letters.forEach((_, i) => {
          const y = sagAt(i + 0.5);
          this.#stalks[i]?.setY(y);
          this.#words[i]?.setY(y + LETTERS.y);
          this.notches[i]?.sag(sagAt(i + 1));
        });
      },
    });
  }

  /** Cuts it: each part is a piece of its own, at the place where it is. */
  cutAt(cuts: readonly number[]): Container[] {
    const { scene } = this.#stage;
    for (const { thing } of this.notches) thing.setVisible(false);
    for (const one of [...this.thing.list]) if (!this.#isOwn(one)) one.destroy();
    return partsOf(this.#letters.length, cuts).map(({ from, to }) => {
      const middle = this.line.gap((from + to) / 2);
      const { x, y } = this.placeOf((from + to) / 2);
      const parts = [
        ...this.#stalks.slice(from, to),
        from === 0 ? this.#ends[0] : this.#end('snede-links', from),
        to === this.#letters.length ? this.#ends[1] : this.#end('snede-rechts', to),
        ...this.#words.slice(from, to),
      ];
      for (const part of parts) part.x -= middle;
      return scene.add.container(x, y, parts).setDepth(DEPTHS.part);
    });
  }

  destroy() {
    this.thing.destroy();
  }

  #isOwn = (one: unknown) =>
    [...this.#stalks, ...this.#words, ...this.#ends, ...this.notches.map(({ thing }) => thing)].includes(
      one as Image,
    );

  #end = (frame: string, cut: number) => this.#stage.image(`${frame}-${this.#kind}`, this.line.gap(cut), 0);
}
