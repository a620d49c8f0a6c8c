import { BLOBS, OUTFITS, STALL, TROPHY_OUTFITS } from '../../../../server/contract/reward-items.ts';
import { SHOWN_BLOBS, SHOWN_OUTFITS, SHOWN_WON } from '../../art/shown-items.ts';

/** One item as the page shows it. */
export interface ShownItem {
  id: string;
  name: string;
  /** In coins; null for what can't be bought. */
  price: number | null;
  /** What a blob always does. */
  habit?: string;
}

/** What the page shows of the stall, in the order of the drawings, and how much there is of each. */
export interface Shown {
  outfits: ShownItem[];
  blobs: ShownItem[];
  won: ShownItem[];
  counts: { outfits: number; blobs: number; won: number };
}

const find = <T extends { id: string }>(all: readonly T[], ids: readonly string[]): T[] =>
  ids.map((id) => {
    const item = all.find((one) => one.id === id);
    if (!item) throw new Error(`There is no item ${id}.`);
    return item;
  });

export default (): Shown => ({
  outfits: find(OUTFITS, SHOWN_OUTFITS),
  blobs: find(BLOBS, SHOWN_BLOBS),
  won: find(OUTFITS, SHOWN_WON),
  counts: { outfits: STALL.length, blobs: BLOBS.length, won: TROPHY_OUTFITS.length },
});
