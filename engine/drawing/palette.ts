/** The palette of "Papier en inkt" (scenes/README.md 2.2). Fill colours never carry text; `deep` tones may, on paper. */
export const PALETTE = {
  ink: '#1E2747',
  paper: '#FFFDF6',
  card: '#F2EAD8',
  pencil: '#565E78',
  blue: '#2F6FDE',
  coral: '#EE6A50',
  moss: '#5BA446',
  plum: '#8E57C4',
  ochre: '#F2B632',
  teal: '#1FA39B',
  pink: '#F4A6BE',
  lilac: '#B9A7D9',
} as const;

/** Dark tones of the palette that may carry text on paper. */
export const DEEP = {
  blue: '#1C4A9E',
  coral: '#A8321C',
  moss: '#2C6423',
  plum: '#5F2F94',
  ochre: '#6E4A00',
  teal: '#0B5F5B',
  pink: '#8C2F52',
} as const;

/** Colours of the ground, for backgrounds only. */
export const GROUND = {
  sky: '#CDEBFA',
  sea: '#7CC6E8',
  grass: '#B9DE86',
  sand: '#F6E3B0',
  snow: '#EDF5FB',
  earth: '#C99A6B',
  stone: '#C9CEDA',
  night: '#1B2350',
} as const;

/** Text and ground of the two kinds of feedback. */
export const FEEDBACK = {
  right: { text: '#0B5F5B', ground: '#DDF3EE' },
  again: { text: '#9A4A00', ground: '#FFE9CF' },
} as const;

/**
 * Quiet grounds that a pupil may have under exercise letters instead of paper. Ink on each is at least 7 : 1, any other
 * colour of letters at least 4.5 : 1 (scenes/README.md 2.4; held by drawing.test.ts).
 */
export const TINT_GROUND = {
  cream: '#FFF3CF',
  blue: '#DCEDFB',
  green: '#DFF2D8',
  pink: '#FCE3EA',
} as const;

/** The two tones of the focus ring: outside and inside. */
export const FOCUS = { outer: PALETTE.ink, inner: '#FFD84A' } as const;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + ((to[i] ?? value) - value) * share));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** The colour with some ink in it: outlines and shades of scenery. */
export const darker = (colour: string, share = 0.28): string => mix(colour, PALETTE.ink, share);

/** The colour with some paper in it: torn edges and highlights. */
export const lighter = (colour: string, share = 0.3): string => mix(colour, PALETTE.paper, share);

/** Fill, shade and highlight of a wet ink body. */
export const inkTones = (fill: string): { fill: string; shade: string; shine: string } => ({
  fill,
  shade: mix(fill, PALETTE.ink, 0.22),
  shine: mix(fill, '#FFFFFF', 0.42),
});
