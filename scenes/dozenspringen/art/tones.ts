import { tones } from '../../../engine/drawing/tables.ts';

/** A post warehouse in the morning, and its pit of foam. */
export const DEPOT = tones(
  'wall #BFE0EA wallLow #A3CFDE beam #8FB9CC glass #FDF3D0 rack #F0B48A rackDeep #D8946A shelf #F6CBA2 pale #EAD3AE paleDeep #DDBE90',
  'floor #EBD7B8 floorDeep #D3B98F pit #7D7AA3 pitDeep #66638E pink #F3B7C6 mint #A9DCC9 lilac #C9B6E6 sky #CFE9F5 hill #B5D9A8',
  'card #D9A66C cardPale #E6BF8C cardRed #CE8F60 tape #F3DFB6 steel #7E93A6 steelDeep #566A80 wood #C08A56 woodDeep #8F6240 tyre #4A5168',
);
