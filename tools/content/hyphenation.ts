// Packs the Dutch hyphenation patterns of the package `hyphen` into the text that engine/spelling reads: a quarter of
// the package's size once compressed, because it is one string in order of the letters. Run again after an update of the
// package: node tools/content/hyphenation.ts
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { format } from 'prettier';

/** A branch holds its children, and its own levels where a pattern ends on it; a leaf is only levels. */
type Node = number | { [letter: string]: Node } | [{ [letter: string]: Node }, number];

const require = createRequire(import.meta.url);
const [levels, root] = require('hyphen/patterns/nl.js') as [number[][], Node];
const FIRST_SIGN = 0x100;

/** The levels in the order of how often they are used, so that most get a capital letter as their sign. */
const uses = new Map<number, number>();
count(root);
const order = [...uses.keys()].sort((a, b) => uses.get(b)! - uses.get(a)!);
const signs = new Map(
  order.map((level, i) => [level, String.fromCharCode(i < 26 ? 65 + i : FIRST_SIGN + i)]),
);

function parts(node: Node): { children: { [letter: string]: Node }; level?: number } {
  if (typeof node === 'number') return { children: {}, level: node };
  return Array.isArray(node) ? { children: node[0], level: node[1] } : { children: node };
}

function count(node: Node): void {
  const { children, level } = parts(node);
  if (level !== undefined) uses.set(level, (uses.get(level) ?? 0) + 1);
  Object.values(children).forEach(count);
}

/** A letter goes down to a child, a sign gives the levels there, `)` goes up again, a digit so many steps at once. */
function packed(node: Node): string {
  const { children, level } = parts(node);
  const inside = Object.keys(children)
    .sort()
    .map((letter) => letter + packed(children[letter]!));
  return `${level === undefined ? '' : signs.get(level)}${inside.join('')})`;
}

const tree = packed(root)
  .replace(/\)+$/, '')
  .replace(/\){2,9}/g, (up) => String(up.length));
const table = order.map((level) => levels[level]!.join('')).join(' ');
const file = new URL('../../engine/spelling/analyse/lexicon/patterns.ts', import.meta.url);
const source = `// Made by tools/content/hyphenation.ts from the Dutch patterns of the package \`hyphen\`: do not edit. A changed form of
// hyph-nl.tex 1.1, copyright 1996 Piet Tutelaers, under the LaTeX Project Public License 1.0 or later; unchanged it is at
// https://www.hyphenation.org/tex. Report what is wrong here to this project, not to him.

/** The levels that a pattern sets between its letters, in the order of their signs. */
export const LEVELS = '${table}';

/** All patterns as one tree: a letter goes down, a sign gives levels, \`)\` goes up, a digit so many steps at once. */
export const TREE = '${tree}';
`;
await writeFile(file, await format(source, { parser: 'typescript', singleQuote: true }));
