import type { Rule } from '../types.ts';
import { COMPOUNDS } from './compounds.ts';
import { CONSONANTS } from './consonants.ts';
import { DOUBLING } from './doubling.ts';
import { ENDINGS } from './endings.ts';
import { GENERIC } from './generic.ts';
import { LOANS } from './loan.ts';
import { MARKS } from './marks.ts';
import { VERBS } from './verbs.ts';
import { VOWELS } from './vowels.ts';

/** All rules, D01 to D67. */
export const RULES: readonly Rule[] = [
  ...[VOWELS, DOUBLING, CONSONANTS, ENDINGS, LOANS, MARKS, COMPOUNDS, VERBS, GENERIC].flat(),
].sort((a, b) => a.id.localeCompare(b.id));
