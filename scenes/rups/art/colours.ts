import { tones } from '../../../engine/drawing/tables.ts';
/** Colours of the garden. */
export const GARDEN = tones(
  'sky #D3EDF9 farHill #D5ECC4 hill #C6E5AC hedge #A9D494 hedgeDeep #8FC17C soil #C9A27C',
  'soilDeep #A98461 lawn #A6D276 tileA #C2E591 tileB #B6DD82 tuft #8FBF5C wood #B08256',
  'woodDeep #8A6341 pot #E39A78 potDeep #C77B5A stone #E9DDC3 stoneDeep #CDBD9C leaf #E6F6C4',
  'leafVein #BCDD8B apple #EE6A50 flesh #FFF8E6 dew #A9DDF5 silk #F7EFD8 silkDeep #D9CBA6',
);

/** The 18 hues of letter segments: light, so that ink reads well on them. */
export const HUES = [
  '#FFD166',
  '#9FE0C8',
  '#FFB3A1',
  '#BBD7FF',
  '#D9C2EE',
  '#F7C6DA',
  '#C8EBA0',
  '#FFD9A8',
  '#A8E3EA',
  '#E8E39A',
  '#F3B5C6',
  '#B7E4B0',
  '#CFC8F5',
  '#FFC78F',
  '#9AD4F0',
  '#E5D0A8',
  '#DDF0A6',
  '#F2BFE2',
] as const;

/** Of the head and of the segments that have no letter. */
export const SKIN = tones('fill #F2B632 shade #D9972A pale #CFE5B4 paleShade #A9C78E');
