import { tones } from '../../../engine/drawing/tables.ts';

/** A windy meadow under a wide sky, and a quilt. */
export const SKY = tones(
  'top #B9E0F7 low #DFF2FB far #C3DDD6 hill #A9D3A0 hillDeep #93C48C grass #B9DE86 grassDeep #9CCB6C blades #7FB455 path #EBDDB0 roof #E4A48D wall #F7F0DF',
  'cotton #F7FBFF cottonLow #DCE9F5 rim #FFFDF6 wood #D9B98C woodDeep #A9835A pillowA #FBE3EA pillowB #E4F1DA pillowC #E2E3F7',
  'quiltA #EE6A50 quiltB #FFF0C4 quiltC #2F6FDE quiltD #9FDCC8 gold #FFC83D moon #F6EBC2 night #39407E steel #C9D3E2',
);
