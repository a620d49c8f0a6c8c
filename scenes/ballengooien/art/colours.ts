import { PALETTE } from '../../../engine/drawing/palette.ts';
import { words } from '../../../engine/drawing/tables.ts';

/** An evening at the fair: lilac canvas, sea green stripes, warm lamps. */
export const FAIR = {
  sky: '#F6DCC9',
  far: '#EBC9D3',
  near: '#D9B7D6',
  canvas: '#CDBDE6',
  canvasDeep: '#C2AFDF',
  hem: '#B29BD3',
  stripe: '#6CC2BA',
  stripeDeep: '#55ADA5',
  cream: '#FFF4DF',
  wood: '#E0B27C',
  woodDeep: '#C58F5B',
  post: '#D2845F',
  front: '#5C9FA3',
  brass: PALETTE.ochre,
} as const;

/** The four cans and the golden one: colour of the tin and pattern of its band. */
export const CANS = {
  blauw: { tin: PALETTE.blue, band: 'strepen' },
  koraal: { tin: PALETTE.coral, band: 'stippen' },
  oker: { tin: PALETTE.ochre, band: 'golven' },
  mos: { tin: PALETTE.moss, band: 'ruiten' },
  goud: { tin: '#FFD85E', band: 'sterren' },
} as const;
export type CanName = keyof typeof CANS;
/** Those of which towers are made. */
export const CAN_NAMES: readonly CanName[] = ['blauw', 'koraal', 'oker', 'mos'];
/** Size of a can in u. */
export const CAN = { width: 74, height: 80 } as const;
/** The plush prizes, in their order on the rail. Their names are kept with the rounds that won them: none may change. */
export const PRIZES = words('konijn beer ster kat draak strik geit vleugels muts kroon');
