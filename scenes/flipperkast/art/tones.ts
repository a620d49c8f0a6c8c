import { tones } from '../../../engine/drawing/tables.ts';

/** An attic with a table of pinball that somebody made of cardboard. */
export const ATTIC = tones(
  'wall #CFE3DC wallDeep #BFD8CF dots #DDECE6 beam #DCC39B beamDeep #C7A978 floor #E3C79C floorDeep #CDAD7B floorLight #EDD7B2',
  'box #E8B98C boxDeep #CE9562 boxLight #F3D2AE tape #F6E7C6 board #E6DDF3 boardDeep #D3C5E8 boardLine #B9A6D8 crayon #C3B2DF',
  'rail #B98A5C railDeep #96693F rubber #EE7E86 rubberLight #F8B3B6 glass #BFE3EE glassDeep #8CC3D6 inkwell #24336B lid #F2B632 lidDeep #D3942A',
  'lampOff #C9C3D6 lampOn #FFD84A ruler #F5CF6A rulerDeep #D9A93E marble #FDF3E2 gold #FFC83D cat #6B6680 catDeep #524E66',
);
