import { describe, expect, it } from 'vitest';
import { parseWords } from '../../engine/spelling/index.ts';
import { openDictionary } from './dictionary.ts';
import { wordsOfLists } from './listed.ts';
import { parseWordList } from './word-lists.ts';

const dictionary = openDictionary();
const own = parseWords(
  'text\tgraphemes\tsyllables\tspots\tgroep\tsentence\n' +
    'appel\ta|pp|e|l\tap-pel\tclosed-syllable:a[pp]el\t5\tDe appel is rood.\n',
);
const list = (category: string, ...lines: string[]) =>
  parseWordList(
    category,
    [
      category.startsWith('verb-') ? 'word\tgroep\tsentence\tlemma\tform' : 'word\tgroep\tsentence',
      ...lines,
    ].join('\n'),
  );
const pictures = { of: (word: string) => (word === 'appel' ? { picture: 'apple', exactPicture: true } : {}) };
const read = (...lists: ReturnType<typeof list>[]) => wordsOfLists(own, lists, dictionary, pictures);

describe('wordsOfLists', () => {
  it('keeps what is by hand, and adds the spots that are not', () => {
    const [appel] = read(list('mute-e', 'appel\t4\tIk eet een appel.'));
    expect(appel).toMatchObject({
      graphemes: ['a', 'pp', 'e', 'l'],
      groep: 4,
      sentence: 'De appel is rood.',
      picture: 'apple',
      exactPicture: true,
      listed: ['closed-syllable', 'mute-e'],
    });
    expect(appel!.spots).toContainEqual({ category: 'mute-e', from: 3, to: 4 });
    expect(appel!.spots.filter(({ category }) => category === 'closed-syllable')).toHaveLength(1);
  });

  it('takes a word of two lists once, for the earlier year', () => {
    const words = read(
      list('ei-ij', 'trein\t5\tDaar komt de trein.'),
      list('cluster-one-side', 'trein\t3\tDe trein rijdt.'),
    );
    expect(words.filter(({ text }) => text === 'trein')).toMatchObject([
      { id: 'trein', groep: 3, sentence: 'Daar komt de trein.', listed: ['ei-ij', 'cluster-one-side'] },
    ]);
  });

  it.each([
    ['hyphen', 'zee-egel'],
    ['apostrophe-s', "auto's"],
    ['apostrophe-s-time', "'s avonds"],
    ['capital-letters', 'Emma'],
    ['e-acute', 'café'],
  ])('takes words with marks: %s, %s', (category, text) => {
    const word = read(list(category, `${text}\t7\tHier staat ${text}.`)).find((one) => one.text === text)!;
    expect(word.graphemes.join('')).toBe(text);
    expect(word.spots.some((spot) => spot.category === category)).toBe(true);
  });

  it('keeps forms of a verb apart, with the letters in doubt as spot and no other category', () => {
    const words = read(
      list('verb-present-dt', 'wordt\t6\tHij wordt acht.\tworden\ttt3'),
      list('verb-stem', 'word\t5\tIk word acht.\tworden\ttt1', 'loop\t5\tIk loop.\tlopen\ttt1'),
      list('verb-imperative', 'loop\t7\tLoop door!\tlopen\tgw'),
    );
    expect(words.slice(1).map(({ id, form, spots }) => [id, form, spots])).toEqual([
      ['wordt', 'tt3', [{ category: 'verb-present-dt', from: 3, to: 5 }]],
      ['word', 'tt1', [{ category: 'verb-stem', from: 3, to: 4 }]],
      ['loop', 'tt1', [{ category: 'verb-stem', from: 3, to: 4 }]],
      ['loop#2', 'gw', [{ category: 'verb-imperative', from: 3, to: 4 }]],
    ]);
  });

  it('knows what sounds like another word, a name like a word too', () => {
    const flags = read(
      list('final-d-t', 'hard\t4\tDe steen is hard.', 'goud\t4\tDe ring is van goud.'),
      list('capital-letters', 'Polen\t5\tZij wonen in Polen.', 'Emma\t4\tDat is Emma.'),
    ).map(({ text, homophone = false }) => [text, homophone]);
    expect(Object.fromEntries(flags)).toMatchObject({ hard: true, goud: false, Polen: true, Emma: false });
  });

  it('leaves lists for reading alone', () => {
    expect(read(list('read-open-closed', 'tafel\t4\tDe tafel.'))).toHaveLength(1);
  });
});
