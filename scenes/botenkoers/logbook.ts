import type { GameStage, Image, TypedLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';

/** Where the word comes to stand; the banner grows there too. */
export const LOG = { x: 660, y: 704 } as const;
const ROOM = 800;
const LETTERS = { word: 50, sentence: 40 } as const;
/** Stands where a buoy is still asked. */
const OPEN = '·';

/** The log under the chart: what the buoys of the course say together. */
export class Logbook {
  readonly #stage: GameStage;
  readonly #paper: Image;
  #line: TypedLine | undefined;
  #isSentence = false;
  #isOver = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#paper = stage.image('logboek', LOG.x, LOG.y).setDepth(DEPTHS.table).setVisible(false);
  }

  /** A new page, for a word or for a sentence. */
  open(isSentence: boolean) {
    this.close();
    this.#isSentence = isSentence;
    const size = LETTERS[isSentence ? 'sentence' : 'word'];
    this.#line = this.#stage.kit
      .typedLine(LOG.x, LOG.y - 2, { size, widest: ROOM })
      .setDepth(DEPTHS.table + 1) as TypedLine;
    this.#paper.setVisible(true);
  }

  /** What stands there: an open place as a dot. */
  write(parts: readonly (string | undefined)[]) {
    if (!this.#line) return;
    // Over pale letters only what stands at its beginning can be laid.
    const open = parts.indexOf(undefined);
    const shown = this.#isOver && open >= 0 ? parts.slice(0, open) : parts;
    this.#line.text = shown.map((part) => part ?? OPEN).join(this.#isSentence ? ' ' : '');
    this.#line.setVisible(true);
  }

  /** The word stands there pale, to be laid over. */
  over(text: string) {
    this.#isOver = true;
    this.#line?.typeOver(text);
  }

  /** The banner comes there. */
  hush() {
    this.#line?.setVisible(false);
  }

  close() {
    this.#isOver = false;
    this.#line?.destroy();
    this.#line = undefined;
    this.#paper.setVisible(false);
  }
}
