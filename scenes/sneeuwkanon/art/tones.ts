import { tones } from '../../../engine/drawing/tables.ts';

/** A polar afternoon, with the first northern lights in it. */
export const POLAR = tones(
  'sky #D9DCF4 low #F3E3EE glow #BFE6DA pink #E6C9E8 far #C6CBEA near #D6DDF2 snow #EDF5FB shade #CFDCF0 ridge #B7C0E4',
  'spruce #6E9C93 spruceDeep #4F7F7B pale #AFC6CF trunk #8B6B58 wood #C48B57 woodDeep #9A6539',
  'barrel #3F78CF barrelDeep #2A559E brass #F2B632 brassDeep #C98A17 iron #6E7C93 ironDeep #4B566B',
);
