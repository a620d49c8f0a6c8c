import { sprite, type SpriteArt } from './art.ts';
import type { Face, KlodderName } from './klodder/cast.ts';
import { klodder, type KlodderOptions } from './klodder/klodder.ts';

/**
 * One thing on a card: the name of a sprite or tile of the game, or a drawing for the card alone; the point of the stage
 * it is placed by, how large beside its own size, and by how many degrees it is turned.
 */
export type CardThing = readonly [
  what: string | SpriteArt,
  x: number,
  y: number,
  size?: number,
  turn?: number,
];

/** The picture by which a pupil knows a game, as `scenes/<id>/art/card.ts` exports it: composed of its own drawings. */
export interface CardArt {
  /** What is seen of the stage, in units; three quarters as high as it is wide. */
  left: number;
  top: number;
  width: number;
  /** Before the backdrop, from the back to the front. */
  things: readonly CardThing[];
}

/** Pixels of a card's picture. */
export const CARD = { width: 480, height: 360 } as const;

/** States what a game's card shows; `npm run art` makes the picture from it. */
export const defineCard = (card: CardArt): CardArt => card;

/** A Klodder for a card, placed by the ground between its feet. */
export const figure = (
  name: KlodderName,
  face: Face = 'happy',
  options: Pick<KlodderOptions, 'pose' | 'hat'> = {},
): SpriteArt => sprite(klodder({ name, face, ...options }), -110, -190, 110, 40);
