import escapeHtml from 'escape-html';
import type { Block, Piece } from './templates/body.ts';

/** Stands in the stored mail where its link comes: the link itself is kept apart, and not for long. */
export const LINK_MARK = '{{link}}';

/** A letter as a mail program shows it, with `LINK_MARK` in place of the link. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const CLOSING = ['Met vriendelijke groet,', 'Spelwereld'];
const INK = '#1e2747';
const BLUE = '#1c4a9e';

/** A text with what is filled in: it stays text, whatever people typed. */
export interface Filled {
  subject: string;
  blocks: readonly Block[];
  /** The plain text, where that is not made of the blocks. */
  text: string | null;
}

/** Makes plain text and simple HTML of a letter. */
export function render({ subject, blocks, text }: Filled): Rendered {
  return {
    subject: oneLine(subject),
    text: `${[text ?? plainText(blocks), CLOSING.join('\n')].join('\n\n')}\n`,
    html: page(
      oneLine(subject),
      [
        ...blocks.map(blockHtml),
        `<p style="margin:24px 0 0">${CLOSING.map(escapeHtml).join('<br>')}</p>`,
      ].join('\n'),
    ),
  };
}

/** Blocks as text alone. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'button') return `${block.label}:\n${LINK_MARK}`;
      if (block.kind === 'paragraph') return plainPieces(block.pieces);
      return block.items.map((item) => `- ${plainPieces(item)}`).join('\n');
    })
    .join('\n\n');

const plainPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** A stored mail with its link filled in, or with words that say that it is gone. */
export function fillLink({ subject, text, html }: Rendered, link: string | null): Rendered {
  const shown = link ?? '[deze link is uit veiligheid verwijderd]';
  return {
    subject,
    text: text.replaceAll(LINK_MARK, () => shown),
    html: html.replaceAll(LINK_MARK, () => escapeHtml(link ?? '#')),
  };
}

/** A subject is one line, whatever is in a name. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function blockHtml(block: Block): string {
  if (block.kind === 'button') return buttonHtml(block.label);
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${piecesHtml(block.pieces)}</p>`;
  const items = block.items.map((item) => `<li>${piecesHtml(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding-left:22px">${items}</ul>`;
}

const piecesHtml = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text, isBold }) => {
      const html = escapeHtml(text).replaceAll('\n', '<br>');
      return isBold ? `<strong>${html}</strong>` : html;
    })
    .join('');

const buttonHtml = (label: string) =>
  `<p style="margin:24px 0"><a href="${LINK_MARK}" style="display:inline-block;padding:12px 22px;background:${BLUE};color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf6ea;color:${INK};font:16px/1.5 Verdana,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #ddd3bb;border-radius:10px">
<p style="margin:0 0 20px;font-size:20px;font-weight:bold;color:${BLUE}">Spelwereld</p>
${body}
</div>
</body>
</html>
`;
