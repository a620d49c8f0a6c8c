import { GROUND } from '../../../engine/drawing/index.ts';

/** Papers of the meadow island that the palette does not name: shades of its grounds. */
export const LAND = {
  sea: GROUND.sea,
  deep: '#66B5DC',
  shallow: '#A5DCF1',
  grass: GROUND.grass,
  grassDark: '#AED67A',
  sand: GROUND.sand,
  path: '#F0D59C',
  fibre: '#FFFBEE',
} as const;
