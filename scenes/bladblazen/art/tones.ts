import { tones } from '../../../engine/drawing/tables.ts';

/** A park on an afternoon in autumn. */
export const SHADE = tones(
  'sky #FBE7CB haze #F3D9A6 far #E9BE74 mid #E2A052 near #D5824A bark #8A5F46 trunk #75503C',
  'lawn #C3CF82 stripe #B3C374 pale #D2DA97 path #EFDDB8 pebble #D9C39A bench #B97F4E iron #5B6173',
  'hedge #6F9A55 hedgeDeep #4C7547 hedgeLight #93B86C puddle #A9D3E2 shine #D6EEF5',
  'pile #C9713A fur #C9703C furDeep #9A4E2A belly #F3DEBF spine #7B5A45 face #E8C9A0',
  'bag #4E9B8C motor #EE6A50 tube #5B6173 basket #C99555 gold #FFD34D',
);

/** The colours of fallen leaves; the first three are those of leaves with words. */
export const LEAVES = ['#E06A43', '#EFAF37', '#C98A3E', '#BE4A45', '#F2CF63', '#A9A548'] as const;
