import { tones, words } from '../../../engine/drawing/tables.ts';
/** Colours of hall 2, besides the palette. */
export const HALL = tones(
  'wall #7D6BA6 wallDeep #6B5A95 stripe #8674AF dado #5D4C86 gold #E9BE63 goldDeep #C4923A',
  'velvet #D2604F velvetDeep #B04A40 velvetLight #E37E68 screen #FFF6DC screenEdge #EADBB4',
  'stage #B98860 stageDeep #9A6D4B floor #54457C seat #C65A5C seatDeep #A84850 shadow #2C2452',
  'wood #C2946B woodDeep #A67A55 woodLight #D9B28B light #FFFBEA lightEdge #F4E7BC tray #8F6A54',
  'film #332B5C steel #C9CFE0 steelDeep #9DA6C0 teal #2E9B94 tealDeep #1F7B76',
);

/** The street outside, in the evening. */
export const STREET = tones(
  'sky #3A437D brick #86607A mortar #977089 empty #5F4463 pavement #A39DB8 lamp #FFE9A8',
);

/** Coloured paper that shines through the shadow puppets. */
export const GELS = words('#F08A6C #F5C24A #69B85A #6EA6F0 #C08AE0 #F4A6BE');
