import { PALETTE } from '../../../engine/drawing/palette.ts';
import { tones } from '../../../engine/drawing/tables.ts';

const { blue, coral, moss, ochre } = PALETTE;

/** A detective's office at the end of the day: lilac paper on the walls, cork, walnut, brass. */
export const ROOM = tones(
  'wall #E3DCEE wallStripe #DAD1E8 panel #CDB9A6 panelDeep #B9A28D floor #B08E74 floorDeep #9A795F',
  'cork #E9CFA6 corkDeep #D9BA8B frame #9C7150 frameDeep #7C573B glass #FBE6C4 glow #FFF1D2 curtain #B5708A curtainDeep #9A5873',
  'desk #A97A55 deskDeep #8B6244 brass #E2B95A brassDeep #C0943A leaf #7DA87A leafDeep #5F8A62 rug #8C6FA8',
  'page #FFF8E6 pageDeep #EADFC4 cover #5C4A86 coverDeep #46386B back #DCC29A backDeep #C3A678 tape #EFE4C8 news #F6F1E4 newsDeep #D8D0BC',
);

/** Bodies on the wall: their colour, and the paper behind them. */
export const BODIES = [
  { fill: blue, behind: '#FCE8C8', pattern: 'plain' },
  { fill: coral, behind: '#D8EEF0', pattern: 'stripes' },
  { fill: moss, behind: '#FBE2E2', pattern: 'dots' },
  { fill: ochre, behind: '#E2DBF3', pattern: 'checks' },
] as const;
export type Pattern = (typeof BODIES)[number]['pattern'];
