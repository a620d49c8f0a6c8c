import { describe, expect, it } from 'vitest';
import { checkLists, openKnown } from './check.ts';
import { parseWordList, readWordLists } from '../../server/words/index.ts';

const known = openKnown();
const lists = readWordLists();

describe('the word lists', () => {
  it('have nothing wrong and nothing left to look at', () => {
    const wrong = checkLists(lists, known);
    expect(
      wrong.map(({ category, line, word, message }) => `${category}:${line} ${word}: ${message}`),
    ).toEqual([]);
    expect(lists.length).toBeGreaterThan(15);
  });
});

describe('the check of a list', () => {
  const messages = (rows: string, category = 'ei-ij', columns = 'word\tgroep\tsentence') =>
    checkLists([parseWordList(category, `${columns}\n${rows}\n`)], known).map(
      ({ line, message }) => `${line} ${message}`,
    );

  it('has nothing to say of a good one', () => {
    expect(messages('trein\t4\tDe trein is op tijd.\nijs\t4\tEen ijsje? Nee, ijs!')).toEqual([]);
    const verbs = "loopt\t5\tZij loopt nu naar 's-Hertogenbosch.\tlopen\ttt3";
    expect(messages(verbs, 'verb-present-t', 'word\tgroep\tsentence\tlemma\tform')).toEqual([]);
  });

  it.each([
    ['an unknown category', ['', 'ei-ei'], '1 deze categorie is er niet'],
    ['other columns', ['', 'ei-ij', 'word\tsentence'], '1 de kolommen zijn word, sentence'],
    ['a double', ['ijs\t4\tHet ijs is koud.\t\nijs\t4\tIk wil ijs.'], '3 het woord staat er twee keer'],
    ['a sentence twice', ['ijs\t4\tIjs of trein?\t\ntrein\t4\tIjs of trein?'], '3 de zin staat er twee keer'],
    ['a year that is not', ['ijs\t9\tHet ijs is koud.'], '2 groep "9"'],
    ['a year too early', ['ijs\t3\tHet ijs is koud.'], '2 groep 3, maar de categorie begint in groep 4'],
    ['a sentence without the word', ['ijs\t4\tHet ijsje is koud.'], '2 het woord staat 0 keer in de zin'],
    ['a sentence with it twice', ['ijs\t4\tIjs is ijs.'], '2 het woord staat 2 keer in de zin'],
    ['a long sentence', [`ijs\t3\tHet ijs ${'heel '.repeat(8)}koud.\t`], '2 de zin heeft 53 tekens'],
    ['a sentence without an end', ['ijs\t4\tHet ijs is koud'], '2 de zin begint of eindigt niet goed'],
    ['a curly quote', ['ijs\t4\tHet ijs is ‘koud’.'], '2 de zin heeft een vreemd teken of dubbele spatie'],
    [
      'a word of another category',
      ['boom\t4\tEen hoge boom.'],
      '2 de ontleding vindt de categorie niet in het woord',
    ],
    ['a word to avoid', ['wijn\t4\tDit is wijn.'], '2 dit woord vermijden we'],
    ['a sentence to avoid', ['ijs\t4\tIjs of bier?'], '2 de zin heeft "bier", dat vermijden we'],
    ['an unknown word', ['ijsknol\t4\tDit is een ijsknol.'], '2 het woord staat niet in de woordenlijst'],
    [
      'an unknown word beside it',
      ['ijs\t4\tHet ijs is kould.'],
      '2 de zin heeft "kould", dat niet in de woordenlijst staat',
    ],
  ] as [string, [string, string?, string?], string][])('finds %s', (_, list, message) => {
    expect(messages(...list)).toContain(message);
  });
});
