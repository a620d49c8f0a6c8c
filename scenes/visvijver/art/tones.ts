import { PALETTE } from '../../../engine/drawing/palette.ts';
import { tones } from '../../../engine/drawing/tables.ts';

const { coral, ochre, ink } = PALETTE;

/** A koi pond at the end of the day: apricot air, jade water, moss and sand. */
export const DAY = tones(
  'sky #FBE3CB low #FFF1DA far #E7CDB4 hedge #B4C79B hedgeDeep #9BB285 shore #C9D3A0 shoreDeep #AEBC86',
  'water #93C9BA waterDeep #7CB8AB waterLight #A9D6C6 glint #D3EDE2 stone #D9D5CB stoneDeep #BDB8AC sand #F2DFB6 sandDeep #DFC692',
  'leaf #78B45A leafDeep #5F9A47 leafLight #93C776 bark #8A6750 barkDeep #6E5040 maple #E58A5E mapleDeep #CF6F4A',
  'red #D9634A redDeep #B94D38 wood #B98558 woodDeep #9A6B43 petal #F7BFD0 petalDeep #E898B2 bud #9CC27C',
  'lit #FFD978 litDeep #F5B64A grey #CFC9BE greyDeep #ADA698 frog #A3CF5B frogDeep #84B43F',
);

/** A koi: its ground, its darker side, its patches, and how they lie. */
export const KOI = [
  { ground: '#FFF8EE', deep: '#E9DDCB', patch: coral, kind: 'wolken' },
  { ground: '#F08A4B', deep: '#D4702F', patch: '#FFF8EE', kind: 'kop' },
  { ground: '#FFF8EE', deep: '#E9DDCB', patch: ink, kind: 'spatten' },
  { ground: ochre, deep: '#D8981C', patch: '#FFF0C2', kind: 'rug' },
  { ground: '#9DB4CF', deep: '#7F98B6', patch: coral, kind: 'flank' },
  { ground: coral, deep: '#CC4F38', patch: ink, kind: 'wolken' },
] as const;
export type Kind = (typeof KOI)[number]['kind'] | 'ster';
/** The one of gold. */
export const GOLD = { ground: '#FFD65A', deep: '#E8AE2C', patch: '#FFF6D0', kind: 'ster' } as const;
