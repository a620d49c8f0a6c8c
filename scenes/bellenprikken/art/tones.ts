import { tones } from '../../../engine/drawing/tables.ts';
/** Colours that only this bathroom has, beside the palette. */
export const TONES = tones(
  'wall #D7ECEA tile #C4E1DF tileLight #E6F4F1 floor #A9D3D3 floorTile #9CC8C9 frame #F6EBD4',
  'sill #EADBBB pane #BFE3F6 roofFar #E0B59B roofNear #CF9880 foam #FBFEFF foamShade #EAF6FB',
  'waterFar #9AD3EA waterNear #7FC4E2 tub #F4F8FA tubShade #DCE8EE tubRim #FCFEFF foot #E4C27E',
  'footShade #CDA658 duck #F7CE5E duckShade #E3AE38 duckLine #B98722 beak #EE8A5A cactus #67AE55',
  'cactusShade #458C39 cactusRib #8CC973 brass #F2B632 brassShade #D4951C',
);
