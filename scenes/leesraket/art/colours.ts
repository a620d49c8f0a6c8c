import { PALETTE } from '../../../engine/drawing/palette.ts';
import { tones } from '../../../engine/drawing/tables.ts';

/** A launching site at sunrise: apricot sky, sage hills, a control room of pale petrol. */
export const SITE = tones(
  'sky #FCEAD2 glow #FFF6DF far #F3D3BE hill #DCE3C4 near #CBD9B4 ground #E9CDA6 groundDeep #D9B589',
  'wall #BFD6DB wallDeep #AEC9D0 floor #9FBFC9 floorDeep #8DB0BC pipe #D8E5E2 shaft #7C93A3 shaftDeep #6D8595',
  'mint #EAF6EC mintDeep #C9E3D6 frame #3E7F86 frameDeep #336C74 mast #E58A6B mastDeep #D37354 steel #C9D3DC',
  'card #D9B07C cardDeep #C4965E gold #FFD65A goldDeep #E8AE2C',
);

/** The parts: their tin and what is painted on it. */
export const PARTS = [
  { tin: PALETTE.coral, deep: '#D4523A', mark: 'oog' },
  { tin: '#FFF8E6', deep: '#E6D9B8', mark: 'band' },
  { tin: PALETTE.ochre, deep: '#D8981C', mark: 'schuin' },
  { tin: '#7FB7E8', deep: '#5C98CF', mark: 'ogen' },
  { tin: '#FFF8E6', deep: '#E6D9B8', mark: 'ruiten' },
  { tin: PALETTE.teal, deep: '#17807A', mark: 'luik' },
  { tin: '#B690DC', deep: '#9870C4', mark: 'oog' },
  { tin: '#8CC474', deep: '#6FA858', mark: 'vinnen' },
] as const;
export type Mark = (typeof PARTS)[number]['mark'] | 'ster';
