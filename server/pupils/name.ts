import type { PupilRow } from '../data/schema.ts';

/** First name, infix and last name as one text. */
export const pupilName = ({
  first_name,
  infix,
  last_name,
}: Pick<PupilRow, 'first_name' | 'infix' | 'last_name'>) =>
  [first_name, infix, last_name].filter(Boolean).join(' ');
