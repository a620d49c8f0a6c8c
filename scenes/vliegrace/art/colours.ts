import { tones } from '../../../engine/drawing/tables.ts';

/** A desk early in the morning: vanilla and peach in the air, hills of exercise paper, kraft and graph paper, wood below. */
export const TONE = tones(
  'high #FCEBC8 sky #FBE0B8 peach #F9D2AE rose #F5C4AC glow #FFF6DC far #EFC9A4 dim #E9D5A9 shade #E3B58F',
  'sheet #FBF3E2 rule #BDD3DE margin #E9A99A graph #CBE3CC grid #A8CBB0 kraft #DDB88A blotter #F0B9B4',
  'wood #D9A573 plank #CE9763 edge #B87F4F ruler #F4D06A tick #A8742E',
  'coral #EE6A50 teal #1FA39B ochre #F2B632 blue #2F6FDE plum #8E57C4 mint #9FDCC8 pink #F4A6BE paper #FFFDF6',
  'dusk #8F86C6 violet #B79CCB dawn #E9A9A6 low #F6C79A steel #C9CEDA tea #C98B54 cup #E7F1EE',
);

/** The rings, by their names: those of the marks of the signs first. */
export const RINGS = [TONE.blue, TONE.ochre, TONE.coral, TONE.teal, TONE.plum] as const;
