import type { HardSpot, Word } from './word.ts';

const COLUMNS = ['text', 'graphemes', 'syllables', 'spots', 'groep', 'sentence'];

/**
 * Reads the word bank: tab-separated, one word a line, first line the column names. Graphemes are parted by `|`,
 * syllables by `-`, hard spots by a space, each as `category:wo[or]d`. Throws with the line number when a line
 * can't be right.
 */
export function parseWords(tsv: string, homophones: ReadonlySet<string> = new Set()): Word[] {
  const [head = '', ...lines] = tsv.split(/\r?\n/);
  if (head !== COLUMNS.join('\t'))
    throw new Error(`The first line of the word bank must name the columns ${COLUMNS.join(', ')}.`);
  const seen = new Set<string>();
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    const word = parseLine(line, i + 2);
    if (seen.has(word.id)) throw new Error(`Word bank line ${i + 2}: "${word.id}" stands there twice.`);
    seen.add(word.id);
    return homophones.has(word.text) ? [{ ...word, homophone: true }] : [word];
  });
}

function parseLine(line: string, number: number): Word {
  const [text = '', graphemes = '', syllables = '', spots = '', groep = '', sentence = ''] = line.split('\t');
  const fail = (what: string) => new Error(`Word bank line ${number}: ${what} of "${text}".`);
  const word: Word = {
    id: text,
    text,
    graphemes: graphemes.split('|'),
    syllables: syllables.split('-'),
    spots: spots.split(' ').map((spot) => parseSpot(spot, text) ?? raise(fail(`hard spot "${spot}"`))),
    groep: Number(groep),
    ...(sentence && { sentence }),
  };
  if (word.graphemes.join('') !== text || word.graphemes.includes('')) throw fail('graphemes');
  if (word.syllables.join('') !== text || word.syllables.includes('')) throw fail('syllables');
  if (!(word.groep >= 3 && word.groep <= 8)) throw fail('groep');
  return word;
}

function parseSpot(spot: string, text: string): HardSpot | undefined {
  const [, category, before, letters, after] = /^([a-z-]+):([^[]*)\[([^\]]+)\]([^[]*)$/.exec(spot) ?? [];
  if (category === undefined || before === undefined || `${before}${letters}${after}` !== text)
    return undefined;
  return { category, from: before.length, to: before.length + letters!.length };
}

function raise(error: Error): never {
  throw error;
}

/** Reads a list of words, parted by spaces or lines; a line that starts with `#` is a comment. */
export function parseList(lines: string): Set<string> {
  return new Set(
    lines.split(/\r?\n/).flatMap((line) => (line.startsWith('#') ? [] : line.split(' ').filter(Boolean))),
  );
}
