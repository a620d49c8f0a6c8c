// @vitest-environment jsdom
import '../../engine/testing/canvas-stub.ts';
import { describe, expect, it } from 'vitest';
import {
  clearness,
  FASTEST,
  findWords,
  inLines,
  isCapital,
  isStop,
  lanes,
  lastSeen,
  lettersIn,
  linesOf,
  middleOf,
  Pace,
  paceOf,
  quickest,
  sentenceAbout,
  ribbonLines,
  stretches,
  wave,
  wordAt,
} from './rules.ts';

describe('lines of the ribbon', () => {
  it('begin anew with each step of a text', () => {
    expect(ribbonLines(['Opa is jarig.', 'De bel gaat.'], 40)).toEqual([
      ['Opa', 'is', 'jarig.'],
      ['De', 'bel', 'gaat.'],
    ]);
  });

  it('hold fewer large and wide letters', () => {
    expect(lettersIn(1046, 60, 1.2)).toBeGreaterThan(lettersIn(1046, 72, 1.4));
    expect(lettersIn(1046, 60, 1.2)).toBeGreaterThan(lettersIn(1046, 60, 4.8));
    // Even then the longest word fits.
    expect(lettersIn(1046, 72, 5.8)).toBeGreaterThanOrEqual(17);
  });
});

describe('the runner', () => {
  const words = stretches([100, 60, 200], 20, 683);

  it('stands over the nearest word, before the first, or behind the last', () => {
    expect(words.map((word) => wordAt(words, middleOf(word)))).toEqual([0, 1, 2]);
    expect(wordAt(words, words[0]!.left - 40)).toBe(-1);
    expect(wordAt(words, words[2]!.right + 40)).toBe(3);
    expect(wordAt(words, words[0]!.right + 9)).toBe(0);
    expect(wordAt(words, words[0]!.right + 11)).toBe(1);
    expect(wordAt(stretches([90], 20, 683), 683)).toBe(0);
  });

  it('runs along words that lie around the middle, apart', () => {
    expect((words[0]!.left + words[2]!.right) / 2).toBe(683);
    words.slice(1).forEach(({ left }, i) => expect(left - words[i]!.right).toBe(20));
  });

  it('jumps for capitals and ducks for full stops', () => {
    expect(['Opa', "'Kom", 'Één', 'opa', '12'].map(isCapital)).toEqual([true, true, true, false, false]);
    expect(['bel.', 'kom!', "weg?'", 'en,', 'bel'].map(isStop)).toEqual([true, true, true, false, false]);
  });
});

describe('the pace', () => {
  it('of the hare is the one of the exercise, or else of the tempo, and never too fast to lead', () => {
    expect(paceOf(20, 4000, 0)).toBe(200);
    expect(paceOf(20, undefined, 1)).toBeLessThan(paceOf(20, undefined, 0));
    expect(paceOf(3, 9000, 0)).toBeLessThan(400);
    for (const exposure of [undefined, 10]) expect(paceOf(50, exposure, 1)).toBeGreaterThan(FASTEST);
  });

  it('is even as long as no stop inside a sentence takes 2.5 s', () => {
    const pace = new Pace();
    pace.note(2400, false, true);
    pace.note(16, true, true);
    pace.note(9000, false, false);
    pace.note(2400, false, true);
    expect(pace.isEven).toBe(true);
    pace.note(200, false, true);
    expect(pace.isEven).toBe(false);
  });

  it('is that of the hare when most of the way was run near it', () => {
    const pace = new Pace();
    expect(pace.isNear).toBe(false);
    pace.beside(700, 100);
    pace.beside(200, -900);
    expect(pace.isNear).toBe(true);
    pace.beside(700, 900);
    expect(pace.isNear).toBe(false);
  });
});

describe('words', () => {
  it('stay clear at a slow tempo', () => {
    for (const i of [0, 3, 9]) expect(clearness(i, 4, 0.5)).toBe(1);
    expect(lastSeen(10, 2, 0.7)).toBe(9);
  });

  it('fade behind the runner from tempo 0.6', () => {
    expect(clearness(3, 4, 0.6)).toBeLessThan(0.5);
    expect(clearness(4, 4, 0.6)).toBe(1);
    expect(clearness(9, 4, 0.6)).toBe(1);
  });

  it('are seen two ahead only from tempo 0.8', () => {
    expect(clearness(6, 4, 0.8)).toBe(1);
    expect(clearness(7, 4, 0.8)).toBe(0);
    expect(clearness(2, -1, 0.8)).toBe(1);
    expect(lastSeen(10, 4, 0.8)).toBe(6);
    expect(lastSeen(4, 3, 0.8)).toBe(3);
  });

  it('are found in the text as whole words', () => {
    const lines = ['De koek is op.', 'De koe loeit.'];
    expect(findWords(lines, 'koe')).toEqual([{ line: 1, from: 3, to: 6 }]);
    expect(findWords(lines, 'de')).toEqual([{ line: 0, from: 0, to: 2 }]);
    expect(findWords(lines, 'oe')).toEqual([]);
  });

  it('are found as a sentence that goes on on the next line', () => {
    const lines = ['Het regent. De koe', 'loeit. Wij niet.'];
    expect(findWords(lines, 'De koe loeit.')).toEqual([
      { line: 0, from: 12, to: 18 },
      { line: 1, from: 0, to: 6 },
    ]);
  });
});

describe('the sentence that a question is about', () => {
  const text = 'Sem heeft een bal. De bal vliegt over de heg. Zij gooit de bal terug. Sem roept: dank je!';

  it('has the words of the question', () => {
    expect(sentenceAbout(text, 'Wie gooit de bal terug?')).toBe('Zij gooit de bal terug.');
  });

  it('is not named where there is one sentence only, or where more than one is meant', () => {
    expect(sentenceAbout('Zij gooit de bal terug.', 'Wie gooit de bal terug?')).toBeUndefined();
    expect(sentenceAbout(`${text} Hij gooit hem terug.`, 'Wie gooit de bal terug?')).toBeUndefined();
    expect(sentenceAbout(text, 'Waarom doet Sem dat?')).toBeUndefined();
  });
});

describe('layouts', () => {
  it.each([
    [2, 264, 734],
    [4, 264, 734],
    [4, 382, 734],
  ])('%i lanes between %i and %i are high enough to hit and do not overlap', (count, top, bottom) => {
    const list = lanes(count, top, bottom);
    expect(list[0]!.y - list[0]!.height / 2).toBeGreaterThanOrEqual(top - 0.01);
    expect(list.at(-1)!.y + list[0]!.height / 2).toBeLessThanOrEqual(bottom + 0.01);
    list.slice(1).forEach(({ y }, i) => expect(y - list[i]!.y).toBeGreaterThanOrEqual(84));
  });

  it('put pieces on one line where they fit, and else on lines that are about as long', () => {
    expect(linesOf(inLines([200, 300, 200], 10, 1190))).toBe(1);
    const spots = inLines([200, 300, 200, 200, 300, 200], 10, 1190);
    expect(spots.map(({ line }) => line)).toEqual([0, 0, 0, 1, 1, 1]);
    for (const { x } of spots) expect(Math.abs(x)).toBeLessThan(595);
    expect(inLines([900, 112, 112, 112, 112], 10, 1190).map(({ line }) => line)).toEqual([0, 1, 1, 1, 1]);
    expect(inLines([100, 100], 10, 1190)).toEqual([
      { x: -55, line: 0 },
      { x: 55, line: 0 },
    ]);
  });
});

it('the wave is highest where the runner is', () => {
  expect(wave(0)).toBe(1);
  expect(wave(100)).toBeGreaterThan(wave(200));
  expect(wave(-600)).toBeLessThan(0.01);
});

it('the ghost is that of the quickest lap before the last', () => {
  const laps = [4000, 2500, 3000, 1000].map((ms, i) => ({ no: i + 3, ms }));
  expect(quickest(laps)).toEqual({ no: 4, ms: 2500 });
  expect(quickest(laps.slice(0, 1))).toBeUndefined();
});
