/** A piece of a paragraph. */
export interface Piece {
  text: string;
  isBold: boolean;
}

/** What the text of a letter consists of. */
export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'button'; label: string };

const ITEM = /^- +/;
const BUTTON = /^\[([^[\]\n]+)\]\(\{\{\s*link\s*\}\}\)$/;
const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The names of the variables in a text, as often as they stand there. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(VARIABLE), ([, name]) => name!.trim());

/** A text without its variables. */
export const withoutVariables = (text: string): string => text.replace(VARIABLE, '');

/** A text with its variables filled in; what has no value leaves nothing behind. */
export const fill = (text: string, valueOf: (name: string) => string): string =>
  text.replace(VARIABLE, (_, name: string) => valueOf(name.trim()));

/** Reads a text: paragraphs with an empty line between them, lines with a dash are a list, `[Label]({{link}})` is the button. */
export const parseBody = (body: string): Block[] =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => blocksOf(part.trim()));

function blocksOf(part: string): Block[] {
  const button = BUTTON.exec(part);
  if (button) return [{ kind: 'button', label: button[1]!.trim() }];
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', pieces: piecesOf(lines.join('\n')) });
    lines = [];
  };
  for (const line of part
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    if (!ITEM.test(line)) {
      lines.push(line);
      continue;
    }
    close();
    const item = piecesOf(line.replace(ITEM, ''));
    const last = blocks.at(-1);
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  close();
  return blocks;
}

/** What stands between two pairs of asterisks is bold. */
const piecesOf = (text: string): Piece[] =>
  text
    .split('**')
    .map((piece, i) => ({ text: piece, isBold: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
