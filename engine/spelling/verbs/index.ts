export { conjugate, verbOf, VERB_TABLE, type VerbTable } from './conjugate.ts';
export type { VerbEntry } from './entry.ts';
export type { Conjugation } from './forms.ts';
export { slotDistractors } from './slot.ts';
export { strongForms } from './strong-forms.ts';
