import { tones } from '../../../engine/drawing/tables.ts';

/** A beach on a bright summer morning, seen from above. */
export const BEACH = tones(
  'sand #F8E2B2 sandWet #EBCB92 sandDeep #E0BC80 foam #F6FBF4',
  'shallow #BFEBDD lagoon #9ADFDB deep #7FD0D8 deepest #6BC1D2',
  'wood #D9A870 woodDeep #B98450 woodPale #E9C394 rock #B9B3C2 rockDeep #9A93A8',
  'seal #8791A8 sealPale #C6CCDA glass #CFEFF0 weed #6FB08A',
);
