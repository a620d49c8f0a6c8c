import { defineWording } from '../../app/wording/define.ts';

/** Texts about what a teacher adds to letters to parents. */
export const letters = defineWording(
  'letters',
  {
    line: 'Eigen zin',
    kept: 'Mag leeg blijven. Komt in deze brief bij iedereen van de groep, en blijft bewaard.',
    once: 'Mag leeg blijven.',
    saved: 'Bewaard.',
  },
  {},
  { beSchool: { kept: 'Mag leeg blijven. Komt in deze brief bij iedereen van de klas, en blijft bewaard.' } },
);
