import { tones } from '../../../engine/drawing/tables.ts';
/** Colours of Dok's workshop, besides the palette. */
export const SHOP = tones(
  'wall #CDD0EE plank #C3C6E8 plankDeep #B4B8DF floor #D2AC96 floorDeep #BF947F body #F4D894',
  'bodyDeep #E7C175 inset #FCF0D2 copper #DFA07B copperDeep #C5835F brass #EFC766 brassDeep #D3A13C',
  'steel #DDE3EF steelDeep #AEB8CD belt #8A84B4 beltDeep #736D9E glass #E4F4F6 blueprint #5F86CF',
  'sponge #F0C77F spongeDeep #DDA95C jam #E0586A cream #FFFDF6',
);

/** The icings of the cakes, light and shade, in the order in which they go round. */
export const ICINGS = [
  { fill: '#F4A6BE', shade: '#DF7F9F', dots: ['#FFFDF6', '#8E57C4', '#F2B632'] },
  { fill: '#8FD0B4', shade: '#62B092', dots: ['#FFFDF6', '#EE6A50', '#F2B632'] },
  { fill: '#F2B95C', shade: '#D6943A', dots: ['#FFFDF6', '#EE6A50', '#2F6FDE'] },
] as const;
