/** BRIN of the demo school, as its account is known by. */
export const DEMO_BRIN = '99ZZ';

/** Somebody who can log in at the test provider (sso.md section 9). */
export interface TestUser {
  id: string;
  /** What stands on the button. */
  label: string;
  claims: Record<string, unknown>;
}

/** Chain pseudonyms look like addresses. */
export const eckId = (name: string) => `https://ketenid.nl/test/${name}`;

const school = { nlEduPersonHomeOrganizationId: DEMO_BRIN };
const student = { ...school, eduPersonAffiliation: 'student' };
// A list of one, as some providers write it.
const employee = { ...school, eduPersonAffiliation: ['employee'] };

/** What each of them meets is in README.md. */
export const TEST_USERS: readonly TestUser[] = [
  {
    id: 'noor',
    label: 'Noor, leerling met ECK iD',
    claims: { ...student, givenName: 'Noor', eckId: eckId('noor') },
  },
  {
    id: 'bram',
    label: 'Bram, leerling met leerlingnummer',
    claims: { ...student, givenName: 'Bram', nlEduPersonProfileId: '1234@administratie' },
  },
  { id: 'sam', label: 'Sam, leerling zonder account', claims: { ...student, givenName: 'Sam' } },
  {
    id: 'juf',
    label: 'Juf, leerkracht met mailadres',
    claims: { ...employee, givenName: 'Marit', mail: 'Juf.Marit@Regenboog.example' },
  },
  { id: 'directeur', label: 'Directeur, al gekoppeld', claims: { ...employee, givenName: 'Ingrid' } },
  {
    id: 'stiekem',
    label: 'Stiekem, leerling die aan een leerkracht gekoppeld is',
    claims: { ...student, givenName: 'Stiekem' },
  },
  {
    id: 'elders',
    label: 'Elders, leerling van een onbekende school',
    claims: { ...student, givenName: 'Elders', nlEduPersonHomeOrganizationId: '11XX' },
  },
  {
    id: 'mama',
    label: 'Mama, co-account in Smartschool',
    claims: { ...student, givenName: 'Noor', isCoAccount: 1, typeCoAccount: 'moeder' },
  },
];
