import { tones } from '../../../engine/drawing/tables.ts';

/** A show in the evening: peach rays on the wall, raspberry curtains, a lilac floor, gold. */
export const SHOW = tones(
  'wall #FCE7C4 ray #FBDDAE curtain #E79AA6 curtainDeep #D98594 curtainLight #F0ADB6 trim #F0C25E trimDeep #D39E35',
  'floor #C9B4E2 floorLight #D6C5EA floorDeep #B79FD4 frame #7A4FA8 frameDeep #623B8C board #EADFF5 boardDeep #DACBEB',
  'wood #C98F5E woodDeep #A9713F desk #8A5CB8 deskDeep #6F449B deskLight #A67BD0 gold #F6C445 goldDeep #D59A22 goldLight #FFE79A',
  'bulb #FFF3B8 bulbOff #C9A9DE red #E2503C redDeep #B8341F redLight #FF8A72 grey #B9B3C6 greyDeep #9A93AB greyLight #D2CDDC',
);
