import { tones } from '../../../engine/drawing/tables.ts';

/** A post warehouse in the morning, and its pit of foam. */
export const DEPOT = tones(
  'wall #DCE8E6 wallLow #C9DAD9 beam #B7CCCE glass #F3FAF6 rack #A9BFC4 rackDeep #8CA7AE shelf #C3D3D3 pale #DCCBB0 paleDeep #CDB896',
  'floor #B9B7CC floorDeep #9F9DB8 pit #7D7AA3 pitDeep #66638E pink #F3B7C6 mint #A9DCC9 lilac #C9B6E6 sky #CFE9F5 hill #B5D9A8',
  'card #D9A66C cardPale #E6BF8C cardRed #CE8F60 tape #F3DFB6 steel #7E93A6 steelDeep #566A80 wood #C08A56 woodDeep #8F6240 tyre #4A5168',
);
