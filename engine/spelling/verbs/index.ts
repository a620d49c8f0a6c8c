export { conjugate } from './conjugate.ts';
export { slotDistractors } from './slot.ts';
export { strongForms } from './strong-forms.ts';
