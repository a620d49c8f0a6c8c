import { expect, test } from 'vitest';
import { decodeFile, isNoText, isSpreadsheet, unscrambled } from './decode.ts';

const TEXT = 'Voornaam;Achternaam\r\nZoë;Işıl\r\nŁukasz;Anaïs\r\nĐorđe;Bakker\r\n';
/** Of the letters that these encodings have. */
const WESTERN = 'Voornaam;Achternaam\r\nZoë;Müller\r\nAnaïs;Sørensen\r\nRené;Citroën\r\nÉloïse;D\u2019Hondt';
const WINDOWS = new Map(
  [...'ëüïøéÉ\u2019'].map((letter) => [
    letter,
    { ë: 0xeb, ü: 0xfc, ï: 0xef, ø: 0xf8, é: 0xe9, É: 0xc9, '\u2019': 0x92 }[letter]!,
  ]),
);
const MAC = new Map(
  [...'ëüïøéÉ\u2019'].map((letter) => [
    letter,
    { ë: 0x91, ü: 0x9f, ï: 0x95, ø: 0xbf, é: 0x8e, É: 0x83, '\u2019': 0xd5 }[letter]!,
  ]),
);
const bytesOf = (text: string, map: ReadonlyMap<string, number>) =>
  new Uint8Array([...text].map((letter) => map.get(letter) ?? letter.charCodeAt(0)));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

test('a file has the same letters from every program', () => {
  expect(decodeFile(new TextEncoder().encode(TEXT))).toBe(TEXT);
  expect(decodeFile(new TextEncoder().encode(`\uFEFF${TEXT}`))).toBe(TEXT);
  expect(decodeFile(utf16(`\uFEFF${TEXT}`))).toBe(TEXT);
  expect(decodeFile(utf16(TEXT))).toBe(TEXT);
  expect(decodeFile(bytesOf(WESTERN, WINDOWS))).toBe(WESTERN);
  expect(decodeFile(bytesOf(WESTERN, MAC))).toBe(WESTERN);
});

test('letters that were read wrongly are seen and can be mended', () => {
  const scrambled = new TextDecoder('windows-1252').decode(new TextEncoder().encode(TEXT));
  expect(scrambled).toContain('ZoÃ«');
  expect(unscrambled(scrambled)).toBe(TEXT);
  expect(unscrambled(TEXT)).toBeUndefined();
  expect(unscrambled('Ângela;Ärlig')).toBeUndefined();
});

test('a spreadsheet is no text', () => {
  expect(isSpreadsheet(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe(true);
  expect(isSpreadsheet(new TextEncoder().encode(TEXT))).toBe(false);
});

test('a file that is no text is told from one, whatever it is called', () => {
  const [png, word] = [[0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10, 0, 0, 0, 13], [...Buffer.from('{\\rtf1')]];
  for (const bytes of [png, word, [...Buffer.from('%PDF-1.7\n')]])
    expect(isNoText(new Uint8Array(bytes))).toBe(true);
  for (const bytes of [new TextEncoder().encode(TEXT), utf16(TEXT), bytesOf(WESTERN, MAC), new Uint8Array()])
    expect(isNoText(bytes)).toBe(false);
});
