import type { Field } from './heads.ts';

/** What is asked of new pupils. */
export const PUPIL_FIELDS = [
  'firstName',
  'infix',
  'lastName',
  'name',
  'lastFirst',
  'year',
  'number',
  'username',
] as const satisfies readonly Field[];
/** What is asked of the pupils of a whole school. */
export const SCHOOL_FIELDS = [
  'firstName',
  'infix',
  'lastName',
  'name',
  'lastFirst',
  'year',
  'group',
  'number',
] as const satisfies readonly Field[];
/** What is asked of staff who are invited. */
export const STAFF_FIELDS = [
  'name',
  'lastFirst',
  'firstName',
  'infix',
  'lastName',
  'email',
] as const satisfies readonly Field[];
