import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { FRAME } from './art/sizes.ts';

/** A width is a multiple of this, in u: both ends are then whole pixels of the drawing, and where they meet nothing shows. */
export const PLATE_STEP = 8;
/** A strip behind where the ends meet, of the middle of the film: where a scaled piece falls between two pixels, what lies below would show. */
const JOIN = { share: 0.004, low: 0.86 } as const;

/** The frame of an empty place. */
const EMPTY = 'film-leeg';

/** A piece of film of any width in steps, made of the two ends of a long one, in a container of its owner. */
export class FilmPlate {
  #stage: GameStage;
  #owner: Container;
  #ends: Image[] = [];
  #frame = '';
  #width = 0;

  constructor(stage: GameStage, owner: Container, frame: string, width: number) {
    this.#stage = stage;
    this.#owner = owner;
    this.draw(frame, width);
  }

  /** Draws it anew when its look or width has changed. */
  draw(frame: string, width: number) {
    if (frame === this.#frame && width === this.#width) return;
    this.#frame = frame;
    this.#width = width;
    for (const end of this.#ends) end.destroy();
    const share = width / 2 / FRAME.width;
    const shift = FRAME.width / 2 - width / 2;
    this.#ends = [
      this.#stage.partOfImage(frame, shift, 0, 0, share),
      this.#stage.partOfImage(frame, -shift, 0, 1 - share, 1),
    ];
    // As low as the film without its shadow, which would lie there twice; an empty place lets through what is below anyhow.
    if (frame !== EMPTY)
      this.#ends.push(
        this.#stage.partOfImage(frame, 0, 0, 0.5 - JOIN.share, 0.5 + JOIN.share).setScale(1, JOIN.low),
      );
    for (const end of this.#ends) this.#owner.addAt(end, 0);
  }
}
