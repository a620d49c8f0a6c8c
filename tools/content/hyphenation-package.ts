import { createRequire } from 'node:module';

/** A hyphenation pattern: letters, with a point for the begin or end of a word, and a level before each of them. */
export interface Pattern {
  text: string;
  /** Of a pattern for the begin of a word counted from its first letter. */
  levels: readonly number[];
}

/** A branch holds its children, and its own levels where a pattern ends on it; a leaf is only levels. */
type Node = number | { [letter: string]: Node } | [{ [letter: string]: Node }, number];

/** All Dutch patterns of the package `hyphen`. */
export function dutchPatterns(): Pattern[] {
  const require = createRequire(import.meta.url);
  const [levels, root] = require('hyphen/patterns/nl.js') as [number[][], Node];
  const patternsOf = (node: Node, text: string): Pattern[] => {
    const [children, own] = Array.isArray(node) ? node : typeof node === 'number' ? [{}, node] : [node];
    const below = Object.entries(children).flatMap(([letter, child]) => patternsOf(child, text + letter));
    return own === undefined ? below : [{ text, levels: levels[own]! }, ...below];
  };
  return patternsOf(root, '');
}
