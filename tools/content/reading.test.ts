import { expect, it } from 'vitest';
import { openKnown } from './check.ts';
import { checkReading, checkReadingFiles } from './reading.ts';
import { parseTable } from '../../server/words/index.ts';

const known = openKnown();

const SENTENCES = 'id\tband\tkind\tsentence\tanswer\twrong1\twrong2\twrong3';
const TEXTS = 'id\tband\ttitle\ttext\tquestion\tanswer\twrong1\twrong2\twrong3';

const messages = (file: 'reading/sentences' | 'reading/texts' | 'pairs', tsv: string) =>
  checkReading(file, parseTable(tsv), known).map(({ message }) => message);

it('finds nothing wrong in the files for reading', () => {
  const wrong = checkReadingFiles(known).filter(({ weight }) => weight === 'error');
  expect(wrong.map(({ category, line, message }) => `${category}:${line} ${message}`)).toEqual([]);
});

it('has nothing to say of good sentences', () => {
  const rows = [
    'z001\tM3\tgap\tDe vis zwemt in de ___.\tkom\tkam\tkop\tsom',
    'z002\tM4\ttrue\tEen koe geeft melk.\tja\t\t\t',
    'z003\tM4\tflash\tDe kat slaapt.\tDe kat slaapt.\tDe kat staat.\tDe kam slaapt.\tDe kat slaap.',
    'z004\tM4\torder\tDe kat slaapt.\tDe kat slaapt.\t\t\t',
  ];
  expect(messages('reading/sentences', [SENTENCES, ...rows].join('\n'))).toEqual([]);
});

it.each([
  ['z1\tM3\tgap\tDe vis is ___.\tkom\tkam\tkop\tsom', 'het kenmerk is geen z en drie cijfers'],
  ['z001\tM9\tgap\tDe vis is ___.\tkom\tkam\tkop\tsom', 'het niveau "M9"'],
  ['z001\tM3\tgap\tDe vis is nat.\tkom\tkam\tkop\tsom', 'er is niet precies één open plek'],
  ['z001\tM3\tgap\tDe vis is ___.\tkom\tkam\tkom\tsom', 'twee antwoorden zijn gelijk'],
  ['z001\tM3\tgap\tDe vis is ___.\tkom\tkam\t\t', 'er zijn 1 foute antwoorden'],
  ['z001\tM3\ttrue\tDe vis is nat.\tmisschien\t\t\t', 'het antwoord is geen ja of nee'],
  ['z001\tM3\torder\tDe vis is nat.\tnat\t\t\t', 'het antwoord is niet de zin zelf'],
  ['z001\tM3\torder\tDe vis.\tDe vis.\t\t\t', '2 woorden om op volgorde te zetten'],
  ['z001\tM3\twho\tBo is nat.\tBo\tmam\t\t', 'er staat geen vraag achter'],
  ['z001\tM3\tshort\tBo is nat. Wie?\tBo\teen heel natte grote vis\tmam\tpap', 'een antwoord is te lang'],
  ['z001\tM3\traad\tDe vis is nat.\tja\t\t\t', 'de soort "raad"'],
  ['z001\tM3\ttrue\tde vis is nat\tja\t\t\t', 'de zin begint of eindigt niet goed'],
  ['z001\tM3\ttrue\tDe vis drinkt bier.\tnee\t\t\t', '"bier" vermijden we'],
  ['z001\tM3\ttrue\tDe vis is natt.\tja\t\t\t', '"natt" staat niet in de woordenlijst'],
])('finds what is wrong in the sentence %s', (row, message) => {
  expect(messages('reading/sentences', `${SENTENCES}\n${row}`)).toContain(message);
});

it('finds what is wrong in a text and in a pair', () => {
  const text = 'De kat zit op de mat. '.repeat(5).trim();
  const good = `t001\tE3\tDe kat\t${text}\tWaar zit de kat?\top de mat\tin bed\top dak\tin huis`;
  expect(messages('reading/texts', `${TEXTS}\n${good}`)).toEqual([]);
  expect(messages('reading/texts', `${TEXTS}\n${good.replace(text, 'De kat.')}`)).toEqual([
    'de tekst heeft 2 woorden',
  ]);
  expect(
    messages('reading/texts', `${TEXTS}\n${good.replace('in bed', 'op dak').replace('?', '.')}`),
  ).toEqual(['de vraag eindigt niet op een vraagteken', 'er zijn geen vier verschillende antwoorden']);
  expect(
    messages('pairs', 'one\ttwo\tslip\nmaan\tman\tR2\nmaan\tman\tR2\nbak\tbaak\tR13\ndak\tzwoop\tR1'),
  ).toEqual([
    'dit staat er twee keer',
    'de vergissing "R13"',
    '"zwoop" staat niet in de woordenlijst',
    '"zwoop" staat niet in de woordenlijst',
  ]);
});
