/** Where the middle of the reading ruler may be, in CSS px from the top of the window. */
export interface RulerRoom {
  least: number;
  most: number;
}

/** The room of a strip of this height between the HUD and the lower edge of the window; all in CSS px. */
export function roomOf(band: number, hudBottom: number, windowHeight: number): RulerRoom {
  const least = hudBottom + band / 2;
  return { least, most: Math.max(least, windowHeight - band / 2) };
}

/** The place nearest to the wanted one, and how far that is beyond it: what is read may scroll by so much. */
export function placed(wanted: number, { least, most }: RulerRoom): { at: number; beyond: number } {
  const at = Math.min(most, Math.max(least, wanted));
  return { at, beyond: wanted - at };
}

/** A finger lies on what it points at: the strip is mostly above it. */
const FINGER_LIFT = 1 / 3;

/** Where the strip goes for a pointer at this height. */
export const underPointer = (y: number, type: string, band: number): number =>
  type === 'touch' ? y - band * FINGER_LIFT : y;
