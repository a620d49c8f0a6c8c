/** BRIN of the demo school, as its account is known by. */
export const DEMO_BRIN = '99ZZ';

/** Somebody who can log in at the test provider (server/auth/sso/README.md 9). */
export interface TestUser {
  id: string;
  /** What stands on the button. */
  label: string;
  /** What happens in the demo school, as it is printed. */
  expect: string;
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
    expect: 'de landkaart van fleur5',
    claims: { ...student, givenName: 'Noor', eckId: eckId('noor') },
  },
  {
    id: 'bram',
    label: 'Bram, leerling met leerlingnummer',
    expect: 'de landkaart van daan4',
    claims: { ...student, givenName: 'Bram', nlEduPersonProfileId: '1234@administratie' },
  },
  {
    id: 'sam',
    label: 'Sam, leerling zonder account',
    expect:
      'nog geen account: staat op de wachtlijst bij de leerlingen van elke groep; na het koppelen de landkaart',
    claims: { ...student, givenName: 'Sam' },
  },
  {
    id: 'juf',
    label: 'Juf, leerkracht met mailadres',
    expect: 'de groepen, als juf.marit',
    claims: { ...employee, givenName: 'Marit', mail: 'Juf.Marit@Regenboog.example' },
  },
  {
    id: 'directeur',
    label: 'Directeur, al gekoppeld',
    expect: 'de groepen, als directie',
    claims: { ...employee, givenName: 'Ingrid' },
  },
  {
    id: 'stiekem',
    label: 'Stiekem, leerling die aan een leerkracht gekoppeld is',
    expect: '“Dit account hoort bij iemand anders”',
    claims: { ...student, givenName: 'Stiekem' },
  },
  {
    id: 'elders',
    label: 'Elders, leerling van een onbekende school',
    expect: '“We kennen jouw school nog niet”',
    claims: { ...student, givenName: 'Elders', nlEduPersonHomeOrganizationId: '11XX' },
  },
  {
    id: 'mama',
    label: 'Mama, co-account in Smartschool',
    expect: '“Dit is een account van een ouder”',
    claims: { ...student, givenName: 'Noor', isCoAccount: 1, typeCoAccount: 'moeder' },
  },
];
