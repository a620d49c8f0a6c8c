import { expect, test } from 'vitest';
import { readSentence } from './index.ts';

const SAID = 'Het paard van de boer staat in de wei.';
const read = (typed: string, target = 'paard') => readSentence(SAID, target, typed);

test('the target of a sentence is found among what stands around it', () => {
  expect(read('Het paard van de boer staat in de wei')).toEqual({
    verdict: 'right',
    written: 'paard',
    others: [],
  });
  expect(read('het paart van den boer, staat in de wij')).toEqual({
    verdict: 'wrong',
    written: 'paart',
    others: [
      { word: 'de', written: 'den' },
      { word: 'wei', written: 'wij' },
    ],
  });
  // Words left out or too many do not carry the others away.
  expect(read('het oude paart de boer staat in de wei')).toMatchObject({
    verdict: 'wrong',
    written: 'paart',
  });
  expect(read('paard')).toMatchObject({ verdict: 'right' });
  expect(read('Het paard van de boer staat inde wei')).toMatchObject({ verdict: 'right' });
});

test('one word as two is wrong; what can hardly be told is for a person', () => {
  expect(readSentence('De zeilboot vaart.', 'zeilboot', 'de zeil boot vaart')).toMatchObject({
    verdict: 'wrong',
    written: 'zeil boot',
  });
  expect(read('het van de boer staat in de wei').verdict).toBe('doubt');
  expect(read('het paart paard van de boer staat in de wei').verdict).not.toBe('wrong');
  expect(read('het xxxxx van de boer staat in de wei').verdict).toBe('doubt');
  expect(read('')).toEqual({ verdict: 'wrong', written: '', others: [] });
});

test('where all else is as said a loan word may be spelled as it sounds; another word is still for a person', () => {
  const high = (typed: string) =>
    readSentence('Ze rijden op hoog niveau.', 'niveau', `ze rijden op ${typed}`).verdict;
  expect(high('hoog nivo')).toBe('wrong');
  expect(high('hog nivo')).toBe('doubt');
  expect(high('hoog peil')).toBe('doubt');
  expect(readSentence('Wat een cadeau!', 'cadeau', 'wat een kado').verdict).toBe('wrong');
});

test('capitals count where they are minded, apostrophes are alike, and a target has to be there', () => {
  expect(readSentence('Op vrijdag gaat Kim weg.', 'Kim', 'op vrijdag gaat kim weg').verdict).toBe('right');
  expect(readSentence('Op vrijdag gaat Kim weg.', 'Kim', 'op vrijdag gaat kim weg', 'minded').verdict).toBe(
    'wrong',
  );
  expect(readSentence("Twee foto's hangen scheef.", "foto's", 'twee foto’s hangen scheef').verdict).toBe(
    'right',
  );
  expect(() => read('het', 'koe')).toThrow(RangeError);
});
