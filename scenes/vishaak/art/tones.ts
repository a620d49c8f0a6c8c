import { tones } from '../../../engine/drawing/tables.ts';

/** A small harbour in the morning, and what is below. */
export const HARBOUR = tones(
  'sky #FBE9D3 low #FFF6DD far #D8DDE8 quay #E6D3C2 roof #E3A58E wall #FBF1E2',
  'shallow #A9DDE0 middle #8FCFD9 deep #78BED0 deepest #66ADC4 floor #EBDCB6 floorDeep #D8C493 stone #B9C3CE weed #7FB48E',
  'wood #C68F5E woodPale #DDB183 woodDeep #8F6240 wet #7E6A62 line #F7F1E0 greyDeep #A9B2C2',
);
