import { tones } from '../../../engine/drawing/tables.ts';

/** Colours of the juice factory, besides the palette. */
export const MILL = tones(
  'wall #DCEFE4 wallLine #C9E3D6 panel #BEDDD6 panelDeep #A9CFC8 floor #F0CF97 floorDeep #E0B878',
  'glass #D8EDF2 shine #FFFFFF brass #E5B54E brassDeep #C08A2C steel #C7D3DC steelDeep #9AABB8 lit #FFF0C2',
  'tile #EEF6F1 gold #FFDD6B goldDeep #E5A51E tank #F2A65A tankDeep #DB8438 wood #C98F5B woodDeep #A56E3E',
  'foam #FFF6DC leaf #6FB04C leafDeep #4E8A35 pump #5FA8A6 pumpDeep #3F8583',
);

/** The fruits: on barrels, in bottles and glasses. */
export const FRUITS = [
  { fill: '#F79A2B', deep: '#D87A10', light: '#FFD79A' },
  { fill: '#E2476F', deep: '#B92C52', light: '#F9B9CB' },
  { fill: '#7A55C7', deep: '#5A399C', light: '#C9BDF2' },
  { fill: '#6FB04C', deep: '#4E8A35', light: '#CDE6B4' },
] as const;
