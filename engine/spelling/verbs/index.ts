export {
  conjugate,
  verbOf,
  VERB_TABLE,
  type Conjugation,
  type VerbEntry,
  type VerbTable,
} from './conjugate.ts';
export { slotDistractors } from './slot.ts';
export { strongForms, type StrongForm } from './strong-forms.ts';
