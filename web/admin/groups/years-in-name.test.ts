import { expect, test } from 'vitest';
import { yearsInName } from './years-in-name.ts';

test.each([
  ['5a', [5]],
  ['5A', [5]],
  ['groep 6', [6]],
  ['Groep 6 b', [6]],
  ['groep8', [8]],
  ['gr. 7', [7]],
  ['4/5', [4, 5]],
  ['Groep 4/5 combinatie', [4, 5]],
  ['5a/6b', [5, 6]],
  ['3-4-5', [3, 4, 5]],
  ['6-8', [6, 7, 8]],
  ['groep 5 t/m 7', [5, 6, 7]],
  ['7 en 8', [7, 8]],
  ['Plusgroep 7 + 8', [7, 8]],
  // The kindergarten part of it is none of ours.
  ['2/3', [3]],
  ['groep acht', [8]],
  ['juf Anna 5', [5]],
  ['Klas van juf An', []],
  ['schooljaar 2026-2027', []],
  ['lokaal 12', []],
  ['H2O', []],
  ['groep 1/2', []],
  ['', []],
])('%s in the Netherlands', (name, years) => {
  expect(yearsInName(name, 'nl')).toEqual(years);
});

test.each([
  ['2de leerjaar A', [4]],
  ['1ste leerjaar', [3]],
  ['3A', [5]],
  ['L4', [6]],
  ['L3B', [5]],
  ['derde leerjaar', [5]],
  ['vijfde en zesde leerjaar', [7, 8]],
  ['5de en 6de leerjaar', [7, 8]],
  ['3de graad', [7, 8]],
  ['1e/2e', [3, 4]],
  // There is no seventh year, and K is the kindergarten.
  ['7', []],
  ['K3', []],
])('%s in Flanders', (name, years) => {
  expect(yearsInName(name, 'be')).toEqual(years);
});
