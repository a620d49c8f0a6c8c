import { tones } from '../../../engine/drawing/tables.ts';

/** A vegetable plot in late summer: warm earth, sage hills, a barn of faded red. */
export const FARM = tones(
  'sky #DDF0F4 far #D5E2C0 hill #C3D9A3 hedge #A8CB86 hedgeDeep #94BA73 lawn #CFE3A0 lawnDeep #BAD488',
  'earth #E2C294 earthDeep #D2AE7C path #EFDFBC pathDeep #E0CBA0 barn #E3A68E barnDeep #D08E76 roof #B9B3A6',
  'soil #9A6A43 soilDeep #7E5433 soilLight #B5835A wood #D9A86C woodDeep #BC8748 woodLight #EBC591',
  'leaf #5BA446 leafDeep #3F8232 leafLight #86C46A carrot #F28C38 carrotDeep #DB7122 carrotLight #FFB26B',
  'gold #FFD65A goldDeep #E5AC2B fur #C9B39C furDeep #AE9679 belly #F4E9D8 card #FBF3E0 steel #B9C7D0 steelDeep #95A6B1',
);
