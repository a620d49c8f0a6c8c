import { tones } from '../../../engine/drawing/tables.ts';

/** Colours of the house. */
export const HOUSE = tones(
  'hall #D9E6E4 hallLine #C8DAD8 wall #FBF3E4 wallEdge #E6D6BD paper #F3D5CB stripe #EDC6BB skirting #C79A78',
  'remote #5B4A78 remoteDeep #46385F tray #EDE6F4 slot #D9CEE6 board #F6E9CF',
  'wood #E8C79A woodLine #D6B183 woodClean #F6DDB4 tile #CFE3DC tileB #DDECE6 grout #BCD4CC tileClean #EAF8F3',
  'rug #CFC9EA rugB #C6BFE4 rugClean #E1DCF8 dust #9D93A6',
);
/** Furniture. */
export const STUFF = tones(
  'sofa #7FA9C9 sofaDeep #5F8BAE leaf #7DB87A leafDeep #5C9A5C pot #D98F6B table #C98F5E tableDeep #A87045 book #E4C04F',
  'pouf #E58B7B poufDeep #C76E60 steel #C3CCD6 steelDeep #9AA6B4 stool #F0C36A stoolDeep #CF9F45 cloth #F4B7AE basket #C99D63',
  'bed #9C84C8 bedDeep #7A63A8 sheet #F5F0FA shade #F8DC8C chest #B98A9C chestDeep #966A7D drum #EE8A6A drumDeep #C96B4E',
  'mat #E0705C matB #F6D8A8 matDeep #B95443 cat #F0A65A catDeep #D07F38 velvet #B5365E velvetDeep #8C2448 gold #F2B632',
);
/** Zoef and the dust. */
export const ROBOT = tones(
  'body #3FB8AE bodyDeep #2A8F88 lid #E9F7F4 bag #F7C978 bagDeep #D9A044 nozzle #4B4F73 lamp #FF8A65 fluff #F7F2F8 fluffDeep #C9BDD6 ear #EBDDEA inner #E9B9C8',
);
