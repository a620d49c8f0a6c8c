import { words } from '../../../engine/drawing/tables.ts';

/** Feathers of the chickens. */
export const COLOURS = words('#FFF6E4 #D98E56 #9DB3D3 #F0C04C');
/** What comes out from under the mud. */
export const HAIRDOS = words('krul hanenkam strik bol bloem pony staart');
/** Patterns of the eggs. */
export const EGGS = words('stip streep golf hart ster blok bloem zigzag ruit blad maan vlek');

export const isEgg = (name: string): name is (typeof EGGS)[number] =>
  (EGGS as readonly string[]).includes(name);
