import type { LeadView } from '../../../server/contract/leads.ts';
import { longDay } from '../../app/moments.ts';
import { inbox } from './wording.ts';

/** The address that opens a mail program with an answer begun: to whom, and about what. */
export function answerTo(
  email: string,
  { kind, data, createdAt }: Pick<LeadView, 'kind' | 'data' | 'createdAt'>,
) {
  const told = (field: string) => String(data[field] ?? '');
  const day = longDay.format(createdAt);
  const facts = { organisation: told('organisation'), pupils: told('pupils'), months: told('months'), day };
  const isQuote = kind === 'quote';
  const subject = isQuote
    ? inbox('answer.quote', facts)
    : inbox('answer.subject', { what: inbox(`kinds.${kind}`).toLowerCase() });
  const lines = [
    ...(told('name') ? [inbox('answer.hello', { name: told('name') }), ''] : []),
    isQuote ? inbox('answer.quoteText', facts) : inbox('answer.about', { day }),
    ...(isQuote && told('order') ? [inbox('answer.order', { order: told('order') })] : []),
    '',
    '',
  ];
  // Mail programs read a plus as a plus, and want both signs at the end of a line.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
