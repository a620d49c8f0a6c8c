import { tones, words } from '../../../engine/drawing/tables.ts';

/** Papierstraat: a lilac road, warm gables, red letterboxes. */
export const ROW = tones(
  'sky #D6EEF4 haze #F6EFE0 town #BCD6DF near #A7C7D2 hedge #A5CB8B stone #EBDCC3 curb #CDB894 road #BDB3C9 seam #ABA0BA',
  'box #E4573D flap #B93A26 frame #FFF6E4 glass #7FA6BC lit #FFE39A wood #A9714B bike #178A83 bin #F2B632 bag #8E57C4',
);
/** Walls, and doors with shutters, of the six fronts. */
export const WALLS = words('#D98A70 #EDC66F #8FB6DC #97C38D #B9A3DC #EBADB9');
export const DOORS = words('#2C6B7F #A8432F #6B3F8F #B5651D #1F6F5C #35508F');
/** Grounds of the stamps. */
export const TINTS = words('#CDEBFA #FBE2D0 #DFF2D8 #E6DBF7 #FBEFCB #FCE3EA');
