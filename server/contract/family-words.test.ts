import { expect, test } from 'vitest';
import { inFamilyWords } from './family-words.ts';

test.each([
  ['Leerlingen van {{group}}', 'Kinderen van {{group}}'],
  ['{{count}} leerling', '{{count}} kind'],
  ['Deze leerling is er niet meer.', 'Dit kind is er niet meer.'],
  ['voor deze leerlingen, en elke leerling die speelt', 'voor deze kinderen, en elk kind dat speelt'],
  ['Leerlingen die spelen', 'Kinderen die spelen'],
  ['Kies de leerling', 'Kies het kind'],
  [
    'De leerlingenlijst, het leerlingnummer en {{leerlingen}}',
    'De leerlingenlijst, het leerlingnummer en {{leerlingen}}',
  ],
])('%s', (school, family) => expect(inFamilyWords(school)).toBe(family));
