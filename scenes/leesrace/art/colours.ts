import { tones, words } from '../../../engine/drawing/tables.ts';
/** Colours of the stadium, besides the palette. */
export const FIELD = tones(
  'sky #D3ECFA far #C7E3EE wall #C9D3EF wallDeep #B6C3E6 step #DCE3F5 stepDeep #C3CEEA roof #F1A58F',
  'roofLight #FCEBDD fence #FBF1DA fenceDeep #E7D6B0 clay #F0B898 clayDeep #E5A684',
  'clayLight #F6C9AE line #FFF2E6 grass #B9DE86 grassDeep #A3CE70 grassLight #CBE8A0 ribbon #FFFDF6',
  'ribbonDeep #EADFC6 fibre #F4EBD6 wood #C99A6B woodDeep #A97B50',
);

/** Bodies of the spectators, and what they wave. */
export const CROWD = words('#9DBDF0 #F5B3A4 #B5D9A4 #CDB4E6 #F6D58C #9ED6D0 #F7C6D6');
export const FLAGS = ['#EE6A50', '#2F6FDE', '#F2B632', '#1FA39B', '#8E57C4'] as const;
