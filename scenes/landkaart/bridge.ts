import type { Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { Span } from './island.ts';

/** Length of one piece of bridge, and where the first one begins, beside the step of the place. */
const PIECE = { length: 64, gap: 26 } as const;
const DEPTH = { planks: -660, head: -655 } as const;
const LETTER = { x: 26, y: -26, scale: 0.5 } as const;
const REACH = 88;

/** A bridge of planks over the sea, with a round board where one crosses. */
export class Bridge {
  #parts: Image[] = [];
  #offer: Offer;

  constructor(
    stage: Stage,
    { side, start, at, end }: Span,
    sign: { label: string; letter: boolean; enabled: () => boolean; onPick: () => void },
  ) {
    const way = Math.sign(end.x - start.x);
    for (
      let x = start.x + way * (PIECE.gap + PIECE.length / 2);
      (end.x - x) * way > 0;
      x += way * PIECE.length
    )
      this.#parts.push(stage.image('brugdeel', x, at.y).setDepth(DEPTH.planks));
    const head = stage
      .image('brug', at.x, at.y)
      .setDepth(DEPTH.head)
      .setFlipX(way < 0);
    this.#parts.push(head);
    if (sign.letter)
      this.#parts.push(
        stage
          .image('brief', at.x + LETTER.x, at.y + LETTER.y)
          .setScale(LETTER.scale)
          .setDepth(at.y),
      );
    this.#offer = stage.offer(head, {
      id: `brug-${side}`,
      kind: 'control',
      label: sign.label,
      size: { width: REACH, height: REACH },
      enabled: sign.enabled,
      onPick: sign.onPick,
    });
  }

  /** It can't be picked any more, but still lies there. */
  retire() {
    this.#offer.remove();
  }

  destroy() {
    this.retire();
    for (const part of this.#parts) part.destroy();
  }
}
