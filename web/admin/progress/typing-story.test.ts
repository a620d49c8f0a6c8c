import { expect, test } from 'vitest';
import { storyOf } from './typing-story.ts';

test('letters that follow each other are one deed; a long pause and what is taken back begin another', () => {
  expect(
    storyOf([
      [900, 'f'],
      [300, 'o'],
      [2400, 'u'],
      [200, 't'],
      [600, ''],
      [100, ''],
      [250, 'e'],
    ]),
  ).toEqual([
    { kind: 'typed', letters: 'fo', waited: 0 },
    { kind: 'typed', letters: 'ut', waited: 2400 },
    { kind: 'taken', letters: 'ut', waited: 0 },
    { kind: 'typed', letters: 'e', waited: 0 },
  ]);
});

test('what stood there already at a second try is told apart', () => {
  expect(
    storyOf([
      [0, 'ra'],
      [400, 'm'],
    ]),
  ).toEqual([
    { kind: 'there', letters: 'ra', waited: 0 },
    { kind: 'typed', letters: 'm', waited: 0 },
  ]);
});
