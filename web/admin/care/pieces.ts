import type { Piece } from '../../../server/contract/care-plan.ts';
import { newId } from '../../../server/contract/id.ts';
import { dayText } from './labels.ts';
import { text } from './edit-wording.ts';

/** Where a piece of text came from, and that it was changed since; empty of what somebody wrote. */
export function sourceText({ source, asOf, edited }: Pick<Piece, 'source' | 'asOf' | 'edited'>): string {
  if (source === undefined) return '';
  // What practice says names its last day itself.
  const day = asOf === undefined || source.includes('t/m') ? '' : ` (${dayText(asOf)})`;
  return `${text('pieces.source', { source })}${day}${edited ? ` · ${text('pieces.edited')}` : ''}`;
}

/** A piece that somebody writes. */
export const ownPiece = (said = ''): Piece => ({ key: `eigen:${newId()}`, text: said, edited: false });

/** What a new look at the data says beside the pieces that stand there. */
export interface Refreshed {
  /** The same, with those that nobody edited renewed. */
  pieces: Piece[];
  /** How many of them were. */
  renewed: number;
  /** What is offered: of a piece that somebody edited, or that stands there no longer. */
  offers: { piece: Piece; besides: Piece | undefined }[];
}

/** Renews the pieces that nobody edited and offers the rest beside what stands there: what somebody wrote is never written over. */
export function refreshed(pieces: readonly Piece[], proposed: readonly Piece[]): Refreshed {
  const fresh = new Map(proposed.map((piece) => [piece.key, piece]));
  const isSame = (piece: Piece, other: Piece) => piece.text === other.text;
  const renewedPieces = pieces.map((piece) => {
    const other = fresh.get(piece.key);
    return other && !piece.edited && !isSame(piece, other) ? other : piece;
  });
  const standing = new Map(pieces.map((piece) => [piece.key, piece]));
  return {
    pieces: renewedPieces,
    renewed: renewedPieces.filter((piece, i) => piece !== pieces[i]).length,
    offers: proposed.flatMap((piece): Refreshed['offers'] => {
      const besides = standing.get(piece.key);
      if (besides === undefined) return [{ piece, besides }];
      return besides.edited && !isSame(piece, besides) ? [{ piece, besides }] : [];
    }),
  };
}
