import type { Rule } from '../types.ts';
import { COMPOUNDS } from './compounds.ts';
import { CONSONANTS } from './consonants.ts';
import { DOUBLING } from './doubling.ts';
import { ENDINGS } from './endings.ts';
import { GENERIC } from './generic.ts';
import { LOANS } from './loan.ts';
import { MARKS } from './marks.ts';
import { UNHEARD } from './unheard.ts';
import { VERBS } from './verbs.ts';
import { VOWELS } from './vowels.ts';

/** All rules, D01 to D68. */
export const RULES: readonly Rule[] = [
  ...[VOWELS, DOUBLING, CONSONANTS, ENDINGS, LOANS, MARKS, COMPOUNDS, VERBS, GENERIC, UNHEARD].flat(),
].sort((a, b) => a.id.localeCompare(b.id));
