import { tones } from '../../../engine/drawing/tables.ts';

/** A meadow from above, late in a summer morning: hay, mint, lavender; coral and cream in the air. */
export const TONE = tones(
  'sky #CFEAF3 high #BFE0EF haze #D8ECE4 hill #C4E2CF wood #A8D0AE hay #F4E3A6 straw #E6CC7C',
  'mint #BFE3B4 grass #A9D68E lavender #CDBFE6 poppy #F2B8A2 field #E9D98F soil #DDBE94 paper #FFFDF6',
  'dusk #C7B8E4 rose #F3BFC0 glow #FBD7A2 sun #FFF0BE',
  'coral #EE6A50 teal #1FA39B ochre #F2B632 blue #2F6FDE plum #8E57C4 cream #FFF1D6 wicker #D9A866',
);

/** The circles, by their names: each mark of a bucket has one of its own colour. */
export const RINGS = [TONE.coral, TONE.teal, TONE.plum, TONE.blue, '#D9578F', TONE.ochre] as const;
