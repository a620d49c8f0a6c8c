import { tones } from '../../../engine/drawing/tables.ts';

/** A morning in a back garden. */
export const GARDEN = tones(
  'sky #D5EEF7 haze #E6F3E2 far #C3DDC0 hedge #A3CB8C hedgeDeep #8FBB7A lawn #C8E39B lawnDeep #B8D889 soil #CFA983 soilDeep #B98F68',
  'fence #FBF3E2 fenceDeep #E4D5B8 glass #E3F3F1 frame #F7F0DE roof #E9B49E wall #F6E4CC path #EFE2C4',
  'stem #5BA446 stemDeep #3F7F32 leaf #7CBF5C dry #B7B86A dryDeep #93964E wood #C48B57 woodDeep #9A6539 iron #6E7C93',
  'barrel #4F8FC4 barrelDeep #2F6C9E water #7CC6E8 pot #E08A5E potDeep #B9633C',
);

interface Flower {
  petal: string;
  deep: string;
  heart: string;
  /** How many petals, how long and wide, and whether they come to a point. */
  petals: number;
  long: number;
  wide: number;
  isPointed: boolean;
}

const flower = (
  petal: string,
  deep: string,
  heart: string,
  [petals, long, wide]: readonly [number, number, number],
  isPointed = false,
): Flower => ({ petal, deep, heart, petals, long, wide, isPointed });

/** The eight kinds, told apart by shape and by colour. */
export const FLOWERS: readonly Flower[] = [
  flower('#F6C445', '#D98F1C', '#7A4A21', [14, 31, 10], true),
  flower('#EE6A50', '#B9442F', '#F2B632', [5, 29, 23]),
  flower('#8E57C4', '#643799', '#F7DE7A', [6, 30, 18], true),
  flower('#FFF7EA', '#D8CDB8', '#F2B632', [12, 29, 10]),
  flower('#F28CB0', '#C25580', '#8C2F52', [8, 29, 16]),
  flower('#5B9BE6', '#2E67B5', '#FFF3CF', [7, 28, 17]),
  flower('#F59A3E', '#C76B14', '#A8321C', [16, 28, 8]),
  flower('#D6455D', '#9C2439', '#3A1D3F', [4, 31, 29]),
];
