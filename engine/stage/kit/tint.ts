import { PLATES, TINT_GROUND, type PlateName, type PlateSpec, type PlateState } from '../../drawing/index.ts';

/**
 * What of a plate is tinted: `paper` keeps its lines and shades, `ground` gets another face. Strips with an own meaning
 * (the hint, bucket signs) and buttons keep their colour.
 */
const TINTED: Partial<Record<PlateName, { how: 'paper' | 'ground'; r: number }>> = {
  card: { how: 'paper', r: 14 },
  cardTall: { how: 'paper', r: 14 },
  tile: { how: 'paper', r: 13 },
  keyLetter: { how: 'paper', r: 14 },
  explain: { how: 'paper', r: 0 },
  banner: { how: 'paper', r: 0 },
  bannerMini: { how: 'paper', r: 0 },
  panel: { how: 'ground', r: 18 },
  panelTwo: { how: 'ground', r: 18 },
  side: { how: 'ground', r: 22 },
};
/** Edge and lower lip of a ground, in u: they stay as they are. */
const EDGE = { side: 2, lip: 8 } as const;

/** The colour of a plate's face for a pupil; undefined where it stays as it is drawn: right and out have their own look. */
export function tintOf(
  name: PlateName,
  state: PlateState,
  tint: keyof typeof TINT_GROUND | 'none' | undefined,
): string | undefined {
  if (!tint || tint === 'none' || !TINTED[name] || state === 'right' || state === 'out') return undefined;
  return TINT_GROUND[tint];
}

/**
 * Colours the face of a plate that was laid out flat on a canvas of `px` pixels per u. The white rim stays white: it says
 * that a thing can be used.
 */
export function tintPlate(
  context: CanvasRenderingContext2D,
  name: PlateName,
  colour: string,
  width: number,
  px: number,
) {
  const { how, r } = TINTED[name]!;
  const { margin, height }: PlateSpec = PLATES[name];
  const [side, lip] = how === 'ground' ? [EDGE.side, EDGE.lip] : [0, 0];
  context.save();
  context.scale(px, px);
  context.beginPath();
  context.roundRect(margin + side, margin + side, width - side * 2, height - side - Math.max(side, lip), r);
  context.clip();
  context.globalCompositeOperation = how === 'paper' ? 'multiply' : 'source-atop';
  context.fillStyle = colour;
  context.fillRect(0, 0, width + margin * 2, height + margin * 2);
  context.restore();
}
