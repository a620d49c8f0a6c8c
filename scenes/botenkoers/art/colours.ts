import { tones } from '../../../engine/drawing/tables.ts';

/** A chart in sepia and sea green on a table of reddish wood, with brass about it. */
export const SEA = tones(
  'table #CF9B7C plank #C58D6E tableDeep #A9704F sheet #F7E9C9 sheetEdge #FFF7E2 sheetDeep #E6D0A0',
  'water #CBE6DB shoal #DDF0E3 deep #B4D8CF line #9CC6BD rose #C9A66B sepia #8A6238',
  'sand #F3DDA6 grass #B7CF8B grassDeep #8FB06C rock #B9B3A6 rockDeep #8F897D snow #F7FAFB',
  'brass #E2B04A brassDeep #B27F22 wood #B9764A woodDeep #8C5430 roof #DE7A5E wall #FBF0DA',
);
