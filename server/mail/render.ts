import escapeHtml from 'escape-html';

/** Stands in the stored mail where its link comes: the link itself is kept apart, and not for long. */
export const LINK_MARK = '{{link}}';

/** A mail as it is written: plain paragraphs, at most one button. */
export interface Letter {
  subject: string;
  /** How the receiver is addressed. */
  greeting: string;
  before: string[];
  /** Label of the button; the address behind it comes with the mail. */
  button?: string;
  after?: string[];
}

/** A letter as a mail program shows it, with `LINK_MARK` in place of the link. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const CLOSING = ['Met vriendelijke groet,', 'Spelwereld'];
const INK = '#1e2747';
const BLUE = '#1c4a9e';

/** Makes plain text and simple HTML of a letter; whatever people filled in stays text. */
export function render({ subject, greeting, before, button, after = [] }: Letter): Rendered {
  const text = [greeting, ...before, ...(button ? [`${button}:\n${LINK_MARK}`] : []), ...after];
  return {
    subject: oneLine(subject),
    text: [...text, CLOSING.join('\n')].join('\n\n') + '\n',
    html: page(
      oneLine(subject),
      [
        ...[greeting, ...before].map(paragraph),
        ...(button ? [buttonHtml(button)] : []),
        ...after.map(paragraph),
        `<p style="margin:24px 0 0">${CLOSING.map(escapeHtml).join('<br>')}</p>`,
      ].join('\n'),
    ),
  };
}

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

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

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
