import { tones } from '../../../engine/drawing/tables.ts';
/** High in the air on a clear morning: cream stone, sea-green woodwork, a pale town below. */
export const TONES = tones(
  'sky #CFEAF7 skyLow #F4E6D2 hillFar #C3DFE0 hill #BFDDB4 field #D6E6A8 stoneShade #EBD3BF',
  'stoneLine #D9BBA4 frame #FFF7E6 frameShade #E4D5BC wood #7FC3BA woodDeep #5BA69D glass #BFE3F0',
  'soap #F3FAFF soapShade #D3E8F6 soapLine #B4D4EA plank #E2B680 plankDeep #C8955E rope #B98A57',
  'steel #C9D3DF steelDeep #9FAEC2 lamp #FFD98A',
);

/** Stone of the floors, in turn. */
export const FLOOR_STONES = ['#FBE3D3', '#E6DDF5', '#FBEFC9'] as const;
