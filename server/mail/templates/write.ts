import type { TemplateText } from '../../contract/mail-templates.ts';
import type { Db } from '../../data/database.ts';
import { inWords, type Reader } from '../../http/words.ts';
import { LINK_MARK, plainText, render, type Filled, type Rendered } from '../render.ts';
import { fill, parseBody, variablesIn, type Block, type Piece } from './body.ts';
import { currentText } from './repository.ts';
import { isMissing, LINK, type Letter } from './template.ts';

/** A letter as it goes out. */
export interface Written extends Rendered {
  /** Which letter, and which version where its text is one of the office. */
  kind: string;
  /** The variables in it without a value; it may not go out then. */
  missing: string[];
}

/** At the end of the kind of a mail that somebody of the office sent to try a text. */
export const TRIAL = '@proef';

/** Writes a letter for somebody, in the text that is mailed now. */
export async function writeLetter(db: Db, letter: Letter, reader: Reader): Promise<Written> {
  const { key } = letter.template;
  if (letter.trial) return { ...writtenAs(letter, letter.trial, reader), kind: `${key}${TRIAL}` };
  const { version, text } = await currentText(db, letter.template, reader.variant);
  return {
    ...writtenAs(letter, text, reader),
    kind: version === null ? key : `${key}@${reader.variant}.${version}`,
  };
}

/** The same with a text of one's own. */
export function writtenAs(
  letter: Letter,
  text: TemplateText,
  reader: Reader,
): Rendered & { missing: string[] } {
  const used = new Set([text.subject, text.body, text.text ?? ''].flatMap((part) => variablesIn(part)));
  return {
    ...render(filled(letter, text, reader)),
    missing: [...used].filter((name) => isMissing(letter, name)),
  };
}

/** The same words as a message in Spelwereld: without greeting and button. */
export async function writeMessage(
  db: Db,
  letter: Letter,
  reader: Reader,
): Promise<{ title: string; text: string }> {
  const { text } = await currentText(db, letter.template, reader.variant);
  const body = text.body
    .split('\n\n')
    .filter((part) => !variablesIn(part).includes('naam'))
    .join('\n\n');
  const { subject, blocks } = filled(letter, { ...text, body }, reader);
  return { title: subject, text: plainText(blocks.filter(({ kind }) => kind !== 'button')) };
}

/** A text in the words of its reader, with the values in it; they themselves are left as they are. */
function filled({ values }: Letter, { subject, body, text }: TemplateText, reader: Reader): Filled {
  const valueOf = (name: string) => (name === LINK ? LINK_MARK : String(values[name] ?? ''));
  const isEmpty = (pieces: readonly Piece[]) => {
    const names = pieces.flatMap((piece) => variablesIn(piece.text));
    return names.length > 0 && names.every((name) => valueOf(name).trim() === '');
  };
  const withValues = (pieces: readonly Piece[]) =>
    pieces.map((piece) => ({ ...piece, text: fill(piece.text, valueOf) }));
  const blockOf = (block: Block): Block[] => {
    if (block.kind === 'button') return [{ ...block, label: fill(block.label, valueOf) }];
    if (block.kind === 'paragraph')
      return isEmpty(block.pieces) ? [] : [{ ...block, pieces: withValues(block.pieces) }];
    const items = block.items.filter((item) => !isEmpty(item)).map(withValues);
    return items.length === 0 ? [] : [{ ...block, items }];
  };
  return {
    subject: fill(inWords(subject, reader), valueOf),
    blocks: parseBody(inWords(body, reader)).flatMap(blockOf),
    text: text === null ? null : fill(inWords(text, reader), valueOf),
  };
}
