import { describe, expect, it } from 'vitest';
import { parseList, parseWords } from './parse.ts';

const HEAD = 'text\tgraphemes\tsyllables\tspots\tgroep\tsentence';
const REIS = 'reis\tr|ei|s\treis\tei-ij:r[ei]s\t4\tWe gaan op reis.';

describe('parseWords', () => {
  it('reads a word with its hard spot, and knows what sounds the same', () => {
    const homophones = parseList('# a note\nreis rijs\n');
    expect(parseWords(`${HEAD}\n${REIS}\n`, homophones)).toEqual([
      {
        id: 'reis',
        text: 'reis',
        graphemes: ['r', 'ei', 's'],
        syllables: ['reis'],
        spots: [{ category: 'ei-ij', from: 1, to: 3 }],
        groep: 4,
        sentence: 'We gaan op reis.',
        homophone: true,
      },
    ]);
  });

  it.each([
    ['graphemes that are not the word', REIS.replace('r|ei|s', 'r|ij|s'), /line 2: graphemes of "reis"/],
    ['syllables that are not the word', REIS.replace('\treis\t', '\trei-zen\t'), /line 2: syllables/],
    ['a hard spot in another word', REIS.replace('r[ei]s', 'r[ij]s'), /line 2: hard spot/],
    ['a school year that is none', REIS.replace('\t4\t', '\tvier\t'), /line 2: groep/],
    ['a word that stands there twice', `${REIS}\n${REIS}`, /line 3: "reis" stands there twice/],
  ])('refuses %s with the line', (_, lines, message) => {
    expect(() => parseWords(`${HEAD}\n${lines}\n`)).toThrow(message);
  });

  it('refuses a table with other columns', () => {
    expect(() => parseWords('woord\tplaatje\n')).toThrow(/columns/);
  });
});
