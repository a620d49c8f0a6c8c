import { FEEDBACK, PALETTE, darker, mix } from '../palette.ts';
import { clip } from '../paper.ts';
import { jitter, tenth } from '../points.ts';
import { MARK_STYLE, markPattern, type MarkLetter } from './marks.ts';

const { ink, paper, card, pencil } = PALETTE;

/** The looks a usable thing can have (scenes/README.md 2.1). Chosen and right add a badge to it. */
export const PLATE_STATES = ['normal', 'pressed', 'out', 'right'] as const;
export type PlateState = (typeof PLATE_STATES)[number];

/**
 * A plate of the kit: fixed ends and a middle that repeats, so that one small texture serves every width. Sizes
 * in u; `period` is what the middle repeats by, `margin` the room round the plate for rim and shadow.
 */
export interface PlateSpec {
  height: number;
  cap: number;
  period: number;
  margin: number;
  /** How far the middle of the plate bends up: a ribbon. */
  arch?: number;
}

/** Every plate there is. */
export const PLATES = {
  /** Woordkaart. */
  card: { height: 76, cap: 30, period: 12, margin: 24 },
  /** Woordkaart with a picture. */
  cardTall: { height: 148, cap: 30, period: 12, margin: 24 },
  /** Lettertegel. */
  tile: { height: 72, cap: 24, period: 12, margin: 24 },
  /** Gleuf. */
  slot: { height: 76, cap: 26, period: 12, margin: 16 },
  /** Bakteken and the buttons of the Knopbord. */
  signA: { height: 84, cap: 36, period: 24, margin: 24 },
  signB: { height: 84, cap: 36, period: 24, margin: 24 },
  signC: { height: 84, cap: 36, period: 24, margin: 24 },
  signD: { height: 84, cap: 36, period: 24, margin: 24 },
  /** Promptpaneel. */
  panel: { height: 80, cap: 34, period: 12, margin: 12 },
  /** Promptpaneel with two lines. */
  panelTwo: { height: 116, cap: 34, period: 12, margin: 12 },
  /** Promptpaneel docked on the left. */
  side: { height: 300, cap: 34, period: 12, margin: 12 },
  /** Knopbord. */
  /** Hintstrook. */
  hint: { height: 54, cap: 30, period: 48, margin: 10 },
  /** Strip of the Uitleg line. */
  explain: { height: 92, cap: 40, period: 48, margin: 12 },
  /** Woordbanier, 56 u letters; its tails hang outside the width. */
  banner: { height: 96, cap: 40, period: 20, margin: 72, arch: 9 },
  /** Woordbanier, 44 u letters. */
  bannerMini: { height: 76, cap: 40, period: 20, margin: 72, arch: 7 },
  /** A round-ended button. */
  button: { height: 76, cap: 40, period: 12, margin: 24 },
  /** Keys of the Schermtoetsenbord: letter, rub out, ready, and a key that holds. */
  keyLetter: { height: 62, cap: 22, period: 12, margin: 14 },
  keyErase: { height: 62, cap: 22, period: 12, margin: 14 },
  keyDone: { height: 62, cap: 22, period: 12, margin: 14 },
  keyHold: { height: 62, cap: 22, period: 12, margin: 14 },
} as const satisfies Record<string, PlateSpec>;
export type PlateName = keyof typeof PLATES;

/** Width of the drawn texture: both ends and one middle. */
export const baseWidth = (spec: PlateSpec): number => spec.cap * 2 + spec.period;

/** Outline with uneven corners and edges that are level in the middle, so that the middle can repeat. */
function outline(w: number, h: number, r: number, seed: number, wobble = 1.3): string {
  const next = jitter(seed);
  const j = () => tenth((next() - 0.5) * 2 * wobble);
  const [x, y] = [w / 2, h / 2];
  return (
    `M${-x + r} ${-y}H${x - r}Q${x + j()} ${-y + j()} ${x + j()} ${-y + r}L${x + j()} ${y - r}Q${x + j()} ${y + j()} ${x - r} ${y}` +
    `H${-x + r}Q${-x + j()} ${y + j()} ${-x + j()} ${y - r}L${-x + j()} ${-y + r}Q${-x + j()} ${-y + j()} ${-x + r} ${-y}Z`
  );
}

/** Pencil hatching for what is out of play; it repeats every 12 u. */
function hatching(d: string, w: number, h: number): string {
  let lines = '';
  for (let x = -w - h; x < w + h; x += 12) lines += `M${x} ${h / 2 + 4}L${x + h + 8} ${-h / 2 - 4}`;
  return clip(
    d,
    `<path d="${lines}" fill="none" stroke="${pencil}" stroke-opacity=".42" stroke-width="2.6"/>`,
  );
}

interface UsableOptions {
  state: PlateState;
  r: number;
  seed: number;
  fill: string;
  /** Tone of the lip along the lower edge. */
  lip: string;
  /** Drawn on the face, clipped to it. */
  inner?: string;
}

/** A usable plate: white rim, ink outline, a lip that shows its thickness, a soft shadow. */
function usable(w: number, h: number, { state, r, seed, fill, lip, inner = '' }: UsableOptions): string {
  const d = outline(w, h, r, seed);
  const white = fill === paper;
  const face = state === 'right' && white ? FEEDBACK.right.ground : state === 'out' && white ? card : fill;
  const wide = 16;
  const rimmed = (colour: string, extra: number, dy: number, opacity: number) =>
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${wide + extra}" stroke-linejoin="round" opacity="${opacity}" transform="translate(0 ${dy})"/>`;
  const shadow =
    state === 'pressed' ? rimmed(ink, 0, 1.5, 0.14) : rimmed(ink, 3, 6, 0.08) + rimmed(ink, 0, 5, 0.12);
  return (
    shadow +
    rimmed(paper, 0, 0, 1) +
    `<path d="${d}" fill="${lip}"/>` +
    clip(
      d,
      `<path d="${d}" fill="${face}" transform="translate(0 ${state === 'pressed' ? -2 : -6})"/>${inner}`,
    ) +
    (state === 'out' ? hatching(d, w, h) : '') +
    `<path d="${d}" fill="none" stroke="${state === 'out' ? pencil : ink}" stroke-width="4" stroke-linejoin="round"/>`
  );
}

/** A key: as a usable plate, with a narrower rim, because keys stand close together. */
function key(w: number, h: number, fill: string, state: PlateState): string {
  const d = outline(w, h, 14, 6, 0.8);
  const pressed = state === 'pressed';
  return (
    `<path d="${d}" transform="translate(0 ${pressed ? 1.5 : 5})" fill="${ink}" stroke="${ink}" stroke-width="9" stroke-linejoin="round" opacity=".15"/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="11" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${darker(fill === paper ? '#EFE7D6' : fill, 0.1)}"/>` +
    clip(d, `<path d="${d}" fill="${fill}" transform="translate(0 ${pressed ? -2 : -7})"/>`) +
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`
  );
}

/** Ground that can't be used by itself: no rim, a thin darker line. */
function ground(w: number, h: number, r: number): string {
  const d = outline(w, h, r, 5, 1);
  return (
    `<path d="${d}" fill="${ink}" opacity=".14" transform="translate(0 5)"/><path d="${d}" fill="${card}" stroke="${darker(card)}" stroke-width="2.5"/>` +
    clip(d, `<path d="M${-w} ${h / 2 - 4}H${w}" stroke="${darker(card, 0.1)}" stroke-width="8"/>`)
  );
}

function slot(w: number, h: number): string {
  const d = outline(w, h, 13, 4, 0.8);
  return (
    `<path d="${d}" fill="#DCCFB2"/>${clip(d, `<path d="${d}" fill="#EADFC6" transform="translate(0 7)"/>`)}` +
    `<path d="${d}" fill="none" stroke="${pencil}" stroke-width="3" stroke-dasharray="7 5" stroke-linecap="round"/>`
  );
}

/** A strip of paper torn off at both ends. */
function strip(w: number, h: number, fill: string, edge: string): string {
  const next = jitter(w + h);
  const [x, y] = [w / 2, h / 2];
  const teeth = (side: number) =>
    Array.from(
      { length: 7 },
      (_, i) => `L${tenth(side * (x + (i % 2 ? -6 : 2) + next() * 2))} ${tenth(side * (-y + (h * i) / 6))}`,
    ).join('');
  const d = `M${-x} ${-y}${teeth(1)}${teeth(-1)}Z`;
  return (
    `<path d="${d}" fill="${ink}" opacity=".13" transform="translate(0 4)"/>` +
    `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`
  );
}

/** The ribbon of the Woordbanier: a paper label on two blue tails. The bend is put in when it is laid out. */
function ribbon(w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  const tail = (s: number) =>
    `M${s * (x - 26)} ${-y + 18}L${s * (x + 44)} ${-y + 20}L${s * (x + 26)} 6L${s * (x + 46)} ${y + 10}L${s * (x - 26)} ${y + 12}Z`;
  const label = `M${-x} ${-y}H${x}L${x - 2} ${y}H${-x + 2}Z`;
  const tails = tail(-1) + tail(1);
  const half = (s: number) =>
    `<path d="${tail(s)}" fill="${PALETTE.blue}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M${s * (x - 26)} ${y - 4}L${s * x} ${y - 2}L${s * (x - 26)} ${y + 12}Z" fill="#1C4A9E" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
  return (
    `<path d="${label}${tails}" fill="${ink}" stroke="${ink}" stroke-width="14" stroke-linejoin="round" opacity=".15" transform="translate(0 6)"/>` +
    `<path d="${label}${tails}" fill="${paper}" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/>${half(-1)}${half(1)}` +
    `<path d="${label}" fill="#E6DCC6"/>` +
    clip(
      label,
      `<path d="${label}" fill="${paper}" transform="translate(0 -6)"/>` +
        `<path d="M${-x - 100} ${-y + 9}H${x + 100}" fill="none" stroke="${PALETTE.blue}" stroke-width="3" stroke-dasharray="12 8" stroke-dashoffset="${(x + 100) % 20}" opacity=".55"/>`,
    ) +
    `<path d="${label}" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`
  );
}

function sign(w: number, h: number, mark: MarkLetter, state: PlateState): string {
  const { fill } = MARK_STYLE[mark];
  const inside = outline(w - 26, h - 26, 9, 2, 0.5);
  const inner = `${markPattern(mark, w, h)}<path d="${inside}" fill="${fill}" transform="translate(0 -1)"/>`;
  return usable(w, h, { state, r: 16, seed: 2, fill, lip: mix(fill, ink, 0.3), inner });
}

/** Draws a plate at its base width around (0, 0). */
export function plateDrawing(name: PlateName, state: PlateState): string {
  const spec = PLATES[name];
  const [w, h] = [baseWidth(spec), spec.height];
  switch (name) {
    case 'card':
    case 'cardTall':
      return usable(w, h, { state, r: 14, seed: 5, fill: paper, lip: '#E6DCC6' });
    case 'tile': {
      const shelf = `<path d="M${-w} ${h / 2 - 9}H${w}" stroke="#DCCBA6" stroke-width="7"/>`;
      return usable(w, h, { state, r: 13, seed: 9, fill: paper, lip: '#DCCBA6', inner: shelf });
    }
    case 'slot':
      return slot(w, h);
    case 'signA':
      return sign(w, h, 'A', state);
    case 'signB':
      return sign(w, h, 'B', state);
    case 'signC':
      return sign(w, h, 'C', state);
    case 'signD':
      return sign(w, h, 'D', state);
    case 'panel':
    case 'panelTwo':
      return ground(w, h, 20);
    case 'side':
      return ground(w, h, 24);
    case 'hint':
      return strip(w, h, FEEDBACK.again.ground, '#fff');
    case 'explain':
      return strip(w, h, paper, darker(card, 0.1));
    case 'banner':
    case 'bannerMini':
      return ribbon(w, h);
    case 'keyLetter':
      return key(w, h, paper, state);
    case 'keyErase':
      return key(w, h, '#FBDDE6', state);
    case 'keyDone':
      return key(w, h, FEEDBACK.right.ground, state);
    case 'keyHold':
      return key(w, h, '#FFE7A8', state);
    case 'button':
      return usable(w, h, { state, r: 34, seed: 3, fill: PALETTE.blue, lip: '#1C4A9E' });
  }
}

/** The looks that a plate is drawn in; where a state is missing the normal look stands for it. */
export function statesOf(name: PlateName): readonly PlateState[] {
  if (/^(card|cardTall|tile)$/.test(name)) return PLATE_STATES;
  return /^(sign.|button|key.*)$/.test(name) ? ['normal', 'pressed'] : ['normal'];
}
