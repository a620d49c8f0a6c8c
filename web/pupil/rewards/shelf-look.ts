import type { PieceDrawing } from '../../../engine/drawing/index.ts';
import { gameById } from '../../../scenes/index.ts';

/** How the shelf of a game looks, as its folder says. */
export interface ShelfLook {
  /** The game. */
  title: string;
  /** What stands on it. */
  what: string;
  row: number;
  draw: PieceDrawing;
}

/** The look of a game's shelf; its drawing is fetched by then. Undefined for a game without one. */
export async function shelfLookOf(game: string): Promise<ShelfLook | undefined> {
  const { manifest, piece } = gameById(game) ?? {};
  if (!manifest?.shelf || !piece) return undefined;
  return {
    title: manifest.title,
    what: manifest.shelf.title,
    row: manifest.shelf.row,
    draw: await piece(),
  };
}
