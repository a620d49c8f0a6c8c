/** A list, or so many numbers from 0. */
type Many<T> = number | Iterable<T>;
const listed = <T>(many: Many<T>): Iterable<T> =>
  typeof many === 'number' ? (Array(many).keys() as Iterable<unknown> as Iterable<T>) : many;

/** Draws each of a list, or so many times, and lays it all on each other. */
export const each = <T = number>(many: Many<T>, draw: (one: T, i: number) => string): string =>
  Array.from(listed(many), draw).join('');

type Row = readonly [number, number, number, number, number];

/** A table of numbers as a flat list: `rows(3, [1, 2, 3, 4, 5, 6])` has two rows of three. */
export function rows(wide: number, numbers: readonly number[]): Row[] {
  if (numbers.length % wide) throw new Error(`${numbers.length} numbers are no rows of ${wide}`);
  const cut = Array.from({ length: numbers.length / wide }, (_, i) =>
    numbers.slice(i * wide, (i + 1) * wide),
  );
  return cut as unknown as Row[];
}

/** A series by name: `series('vlag', FLAGS, draw)` gives `vlag-0`, `vlag-1` and so on. */
export const series = <R, T = number>(
  name: string,
  many: Many<T>,
  draw: (one: T, i: number) => R,
): Record<string, R> =>
  Object.fromEntries(Array.from(listed(many), (one, i) => [`${name}-${i}`, draw(one, i)]));

type Names<Line> = Line extends `${infer Name} #${string} ${infer Rest}`
  ? Name | Names<Rest>
  : Line extends `${infer Name} #${string}`
    ? Name
    : never;

/** Colours by name, in lines: `tones('sky #CDEBFA sea #7CC6E8', 'wood #C99A6B')`. */
export const tones = <const Lines extends readonly string[]>(
  ...lines: Lines
): Readonly<Record<Names<Lines[number]>, string>> =>
  Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/(\w+) (#\w{6})/g)].map(([, n, c]) => [n, c])),
  ) as Record<Names<Lines[number]>, string>;

type Split<Text> = Text extends `${infer Word} ${infer Rest}`
  ? readonly [Word, ...Split<Rest>]
  : readonly [Text];

/** A list of names: `words('bear cat')`. */
export const words = <const Text extends string>(text: Text): Split<Text> =>
  text.split(' ') as unknown as Split<Text>;
