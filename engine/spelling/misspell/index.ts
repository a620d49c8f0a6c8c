export { distractors } from './choose.ts';
export { misspellings, type Misspelling, type MisspellingOptions } from './misspellings.ts';
export { diagnose, type Diagnosis, type SpellingError } from './diagnose.ts';
export { contextDistractors, type ContextOptions } from './context.ts';
export { RULES } from './rules/index.ts';
export { isWord, type Exists } from './filter.ts';
export type { Pupil } from './candidates.ts';
export type { Rule } from './types.ts';
export type { Slip, SlipKind } from './slips.ts';
