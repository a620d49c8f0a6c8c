import { expect, it } from 'vitest';
import { parseTable, parseWordList, readWordLists } from '../../server/words/index.ts';
import { openKnown } from './check.ts';
import { checkVerbFile, checkVerbs } from './verbs.ts';

const known = openKnown();

it('finds nothing wrong in the table of verbs', () => {
  const wrong = checkVerbFile(readWordLists(), known).filter(({ weight }) => weight === 'error');
  expect(wrong).toEqual([]);
});

it('finds what is wrong in a table, and verbs of the lists that it lacks', () => {
  const rows = [
    'aanbieden\tstrong\tbood\tboden\taangeboden\thebben\taan\t',
    'aaien\tweak\t\t\t\thebben\t\t',
    'aaien\tweak\t\t\t\tzijn\t\t',
    'lopen\tstrong\t\t\tgelopen\tbeide\taf\t',
    'werkken\tzwak\t\t\t\tworden\t\t\tx',
  ];
  const table = parseTable(
    ['lemma\tclass\tpast\tpastplural\tparticiple\taux\tprefix\tstem', ...rows].join('\n'),
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
