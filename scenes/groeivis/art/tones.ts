import { tones } from '../../../engine/drawing/tables.ts';

/** A coral reef, from the light at the surface to the deep. */
export const REEF = tones(
  'light #C2F0EA shallow #A5E6DF water #6FD0D6 deep #48B1C6 deepest #3597B4 far #5DBFCB sand #F4E2B4 sandDeep #DFC58C',
  'rose #F39AA8 roseDeep #C9607A purple #9D78C9 purpleDeep #6F4D9E lime #A8CF5E limeDeep #71993A tube #F2B85C tubeDeep #C98530',
  'wood #B98A63 woodDeep #7E5A40 stone #8FA9B8 stoneDeep #6B8798',
);

/** The hero and what it becomes: its body, belly, fins, and the pattern on it. */
export const HERO = tones('body #F2724E belly #FFE3CC fin #F2A23C finDeep #C9741F mark #FFF3E4 deep #B8432A');
