import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPupilSchema, SCHOOL_YEARS } from '../../../server/contract/pupils.ts';
import { tableCsv } from '../../ui/table/table-csv.ts';
import { PUPIL_FILE, type FilePupil } from './file.ts';
import { isPlain, peopleOf, readRoster } from './read.ts';
import { PUPIL_FIELDS } from './screens.ts';

const backOf = (pupils: readonly FilePupil[]) => {
  const roster = readRoster(
    tableCsv(
      PUPIL_FILE.map((column) => ({ ...column, id: column.label })),
      pupils,
    ),
    PUPIL_FIELDS,
  );
  const people = peopleOf(roster).map(({ firstName, infix, lastName, year, number, username }) => ({
    firstName,
    infix,
    lastName,
    year: Number(year),
    number,
    username,
  }));
  return { people, roster };
};

const signs = (own: string) => fc.string({ unit: fc.constantFrom(...own, ..."abëŁ -'.ZİØ"), maxLength: 12 });
/** Whoever may be in the database: whatever the schema takes. */
const pupil = fc
  .record({
    firstName: signs('v'),
    infix: fc.constantFrom('', 'van der', "'t", 'v/d', 'De', 'van de', "d'"),
    lastName: signs('(d'),
    year: fc.constantFrom(...SCHOOL_YEARS),
    number: fc.oneof(
      fc.constantFrom('', '0012', '1', '2', '12-03-2016', '111222334', '+31', '=1+1', '-7', "'-7"),
      signs('5=@+'),
    ),
    username: fc.oneof(fc.constantFrom('', 'noor5', '5', 'v', '-x', 'noor.5'), signs('_59')),
  })
  .map((wish) => newPupilSchema.safeParse(wish))
  // A dash alone stands for nothing in the lists of schools.
  .filter(
    ({ success, data }) => success && ![data!.number, data!.username].some((text) => /^[-.]+$/.test(text)),
  )
  .map(({ data }): FilePupil => {
    const { firstName, infix, lastName, year, number, username } = data!;
    return { firstName, infix, lastName, year, number, username };
  });

test('who went into our CSV file comes back as they were', () => {
  fc.assert(
    fc.property(fc.array(pupil, { minLength: 1, maxLength: 12 }), (pupils) => {
      const { people } = backOf(pupils);
      expect(people).toEqual(pupils);
    }),
    { numRuns: 400 },
  );
});

test('it comes back without a question', () => {
  const noor = {
    firstName: 'Anne Sophie',
    infix: 'van den',
    lastName: 'Berg',
    year: 5,
    number: '0012',
    username: 'anne5',
  };
  const { people, roster } = backOf([noor, { ...noor, infix: '', lastName: 'De Wit', number: '=2' }]);
  expect(people).toHaveLength(2);
  expect(isPlain(roster)).toBe(true);
});
