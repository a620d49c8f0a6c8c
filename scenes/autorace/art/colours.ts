import { tones } from '../../../engine/drawing/tables.ts';

/** A desk by a window: honey wood, slate asphalt, apricot mornings and a plum evening; coral and cream for what races. */
export const TONE = tones(
  'morning #D6EDF2 mist #E6F2EC noon #FBE3B5 glow #F9CFA0 dusk #C9B2DE rose #F2B9B4 moon #FFF1C9',
  'far #B9CBDD farther #CBD9E4 wood #F3D4A4 grain #EAC894 slate #8B93B3',
  'coral #EE6A50 cream #FFF1D6 teal #1FA39B ochre #F2B632 plum #8E57C4 blue #2F6FDE pink #F4A6BE moss #5BA446',
  'tyre #3A4063 steel #C9CEDA board #39436B mint #BFE3C8 lime #A8CF7C',
);
