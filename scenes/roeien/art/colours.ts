import { tones } from '../../../engine/drawing/tables.ts';

/** A river on a mild summer morning: peach sky, lilac woods, a green dyke, mint water; a coral boat of folded paper. */
export const TONE = tones(
  'sky #FCE8D2 high #F8DCC6 haze #F3E3DE wood #CFC8E0 woods #BDCBC4 dyke #C9DDA2 dykes #B6D08E',
  'far #C5E7E0 mid #B2DEDB near #9DD2D4 deep #8AC6CC bank #A9CC82 banks #8FB96B sand #EFDCA8',
  'coral #EE6A50 cream #FFF3DC ochre #F2B632 teal #1FA39B plum #8E57C4 cork #DDAE72 leaf #5BA446 reed #8FA653',
  'roof #D98C6A wall #F4E4CB pole #A9754A pink #F4A6BE grey #C3C4C0',
);
