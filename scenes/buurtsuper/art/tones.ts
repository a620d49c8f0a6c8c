import { tones } from '../../../engine/drawing/tables.ts';

/** A corner shop on a Saturday: mint walls, shelves in haze, a counter of warm wood. */
export const SHADE = tones(
  'wall #DCEFE4 wallStripe #D0E7DA plank #CDBFA4 haze #EEF6F0 sky #D3ECF6 house #E8D9C6 frame #C9A178 awning #E9887A awningPale #FBF3E6',
  'top #F3DDB4 topDeep #E2C490 front #D98F4E frontDeep #B9733A recess #C08347 recessDeep #A56C36 edge #F7E8C8',
  'belt #4A5270 beltDeep #3A4260 seam #5C6484 steel #B9C4D2 steelDeep #8794A8 till #E4E9F2 tillDeep #BCC7DA screen #2B3554',
  'glass #BFE6EE glassDeep #8CCBD8 beam #F0566A lit #FFE08A dark #56607F paperDeep #E6DFCB',
  'crate #C98A55 crateDeep #A56A3A bag #E3BF8A bagDeep #C99F66 block #FFF3D6 blockDeep #EAD6A4 fur #F2A65A furDeep #D9853A',
);

/** What stands in the shelves of the shop, far back. */
export const FAR = ['#C6E0D2', '#E6DDC4', '#D9D3E6', '#E8CFC6', '#C9DCE6', '#DDE5BE'] as const;
