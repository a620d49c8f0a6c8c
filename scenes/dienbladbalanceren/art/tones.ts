import { tones } from '../../../engine/drawing/tables.ts';

/** A terrace on a square in summer. */
export const SHADE = tones(
  'sky #D9EEF2 cloud #F2FAFA far #BBD9C4 leaf #8FBF97 leafDeep #6FA67F trunk #A08770',
  'stone #E9DFD3 stoneDeep #D9CBBB cobble #CDBCAC roof #C79C8C window #C4DCE0 door #9DB7B0',
  'bar #2F8F8A barDeep #226E6C top #F4E3C1 topDeep #D9BC8C brass #E3B04B',
  'silver #DCE3EA silverDeep #AEB9C6 steel #8D98A8 wheel #4A5168',
  'cloth #F6F0E2 parasol #F08A6B parasolDeep #D96F52 rattan #B98A57 pigeon #9AA6B8 pigeonDeep #7583A0',
);

/** What is in the glasses. */
export const DRINK = [
  '#F2A03D',
  '#D94F6A',
  '#8CCB5E',
  '#6FB7E8',
  '#8A5A3C',
  '#B06FD0',
  '#F6EEDC',
  '#C98B3A',
  '#F3A9C0',
  '#7A4B2E',
] as const;
/** The fronts of houses on the square. */
export const HOUSES = ['#EBD3C0', '#DDE2D2', '#F0DFC4', '#E3CDCB', '#D5DEE2', '#EDD8B8', '#E0D3DD'] as const;
