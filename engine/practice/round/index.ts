// Choosing within a dealt round, in the browser, by the same policy that dealt it. See ../README.md.
export { optionsOf, practiceForm, timeOf } from './forms.ts';
export type { Handover } from './handover.ts';
export { createPicker } from './picker.ts';
