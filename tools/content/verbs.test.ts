import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conjugate } from '../../engine/spelling/verbs/index.ts';
import { parseTable, parseWordList, readWordLists } from '../../server/words/index.ts';
import { openKnown } from './check.ts';
import { checkVerbFile, checkVerbs } from './verbs.ts';

const known = openKnown();
const { rows } = parseTable(readFileSync(new URL('../../assets/words/verbs.tsv', import.meta.url), 'utf8'));

describe('what the engine makes of a verb', () => {
  it('is what the table says, for every verb of it', () => {
    const other = rows.flatMap(({ cell }) => {
      const made = conjugate(cell('lemma'));
      const pairs = [
        ...(['past', 'participle', 'stem', 'third'] as const).map((form) => [cell(form), made[form]]),
        [cell('pastplural'), made.pastPlural],
      ].filter(([said]) => said !== '');
      pairs.push(
        [cell('prefix'), made.loose ?? ''],
        [String(cell('class') === 'weak'), String(made.kind === 'weak')],
      );
      return pairs
        .filter(([said, is]) => said !== is)
        .map(([said, is]) => `${cell('lemma')}: ${said}, not ${is}`);
    });
    expect(other).toEqual([]);
    expect(rows.length).toBeGreaterThan(1250);
  });

  it('are words, but for forms that the word list lacks', () => {
    const unknown = rows.flatMap(({ cell }) => {
      const { stem, third, past, pastPlural, participle } = conjugate(cell('lemma'));
      const isWord = (form: string) => known.dictionary.spellings(form).includes(form);
      return [stem, third, past, pastPlural, participle].filter(
        (form) => form !== undefined && !isWord(form),
      );
    });
    expect(unknown.join(' ').split(' ').length).toBeLessThan(25);
  });

  it('is what the lists of verb forms hold', () => {
    const other = readWordLists().flatMap(({ category, words }) =>
      words.flatMap(({ word, lemma, form, line }) => {
        if (lemma === '') return [];
        const verb = conjugate(lemma);
        const right: Record<string, (string | undefined)[]> = {
          tt1: [verb.stem],
          tt2: [verb.third],
          tt2i: [verb.stem],
          tt3: [verb.third],
          ttmv: [lemma.slice(verb.loose?.length ?? 0)],
          vtev: [verb.past],
          vtmv: [verb.pastPlural],
          vd: [verb.participle],
          vdb: [verb.adjective, verb.participle],
          gw: lemma === 'zijn' ? ['wees'] : [verb.stem],
          inf: [lemma],
        };
        return right[form]!.includes(word.toLowerCase())
          ? []
          : [`${category}:${line} ${lemma} ${form} ${word}, not ${right[form]!.join('/')}`];
      }),
    );
    expect(other).toEqual([]);
  });
});

it('finds nothing wrong in the table of verbs', () => {
  const wrong = checkVerbFile(readWordLists(), known).filter(({ weight }) => weight === 'error');
  expect(wrong).toEqual([]);
});

it('finds what is wrong in a table, and verbs of the lists that it lacks', () => {
  const lines = [
    'aanbieden\tstrong\tbood\tboden\taangeboden\thebben\taan\t',
    'aaien\tweak\t\t\t\thebben\t\t',
    'aaien\tweak\t\t\t\tzijn\t\t',
    'lopen\tstrong\t\t\tgelopen\tbeide\taf\t',
    'werkken\tzwak\t\t\t\tworden\t\t\t\tx',
  ];
  const table = parseTable(
    ['lemma\tclass\tpast\tpastplural\tparticiple\taux\tprefix\tstem\tthird', ...lines].join('\n'),
  );
  const list = parseWordList(
    'verb-stem',
    'word\tgroep\tsentence\tlemma\tform\nfiets\t5\tIk fiets.\tfietsen\ttt1',
  );
  expect(checkVerbs(table, [list], known).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 het werkwoord staat er twee keer',
    '5 het begint niet met "af"',
    '5 er ontbreekt een vorm',
    '6 te veel kolommen',
    '6 de soort "zwak"',
    '6 het hulpwerkwoord "worden"',
    '6 er ontbreekt een vorm',
    '6 "werkken" staat niet in de woordenlijst',
    '2 het werkwoord staat niet in verbs.tsv',
  ]);
});
