/** What the columns of a table hold, by the row that names them. */
export interface Table {
  /** Index of the row with the names. */
  head: number;
  separator: string;
  words: readonly number[];
  sentence: number | undefined;
}

const WORD =
  /^(?:het |de )?(?:(?:doel|oefen|spelling)?woord(?:en|je|jes)?|enkelvoud|meervoud|ev\.?|mv\.?|verkleinwoord|infinitief|(?:hele )?werkwoord|verleden tijd|tegenwoordige tijd|voltooid deelwoord)$/i;
const SENTENCE = /^(?:de |voorbeeld)?(?:zin|zinnen|zinnetje|voorbeeld)$/i;
const OTHER =
  /^(?:nr\.?|nummer|#|categorie|regel|groep|week|blok|thema|les|lidwoord|betekenis|uitleg|aantal .*|lettergrepen|soort|opmerking|cat\.?|klankvoet)?$/i;
/** Rows above the one with the names: a title or two. */
const DEEPEST = 6;

export const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** The table that a pasted text is, when a row among its first names what is in its columns. */
export function tableOf(lines: readonly string[]): Table | undefined {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }])).slice(0, DEEPEST);
  for (const { line, at } of filled) {
    const separator = ['\t', ';', '|', ','].find((sign) => line.includes(sign));
    if (separator === undefined || line.length > 300) continue;
    const names = cellsOf(line, separator);
    const words = names.flatMap((name, column) => (WORD.test(name) ? [column] : []));
    const sentence = names.findIndex((name) => SENTENCE.test(name));
    const isKnown = (name: string) => WORD.test(name) || SENTENCE.test(name) || OTHER.test(name);
    if (words.length === 0 || names.filter(isKnown).length * 2 < names.length) continue;
    return { head: at, separator, words, sentence: sentence === -1 ? undefined : sentence };
  }
  return undefined;
}
