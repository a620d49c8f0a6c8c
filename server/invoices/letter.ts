import { inEuros } from '../contract/price.ts';
import type { Variant } from '../contract/variant.ts';
import { longDay } from '../licence/long-day.ts';
import type { Letter } from '../mail/render.ts';

/** An invoice is not paid yet. A licence never ends by itself because of that. */
export const reminderLetter = (to: {
  name: string;
  organisation: string;
  number: string;
  dueOn: string;
  /** Cents with VAT that are to be paid, and what of the invoice was credited. */
  open: number;
  credited: number;
  variant: Variant;
  isLast: boolean;
}): Letter => ({
  subject: `Spelwereld: ${to.isLast ? 'tweede herinnering' : 'herinnering'} voor factuur ${to.number}`,
  greeting: `Dag ${to.name},`,
  before: [
    `Factuur ${to.number} voor ${to.organisation} had betaald moeten zijn voor ${longDay(to.dueOn)}. We hebben de betaling nog niet gezien.`,
    to.credited > 0
      ? `Van deze factuur is ${inEuros(to.credited, to.variant)} gecrediteerd. Er staat nog ${inEuros(to.open, to.variant)} open, met btw.`
      : `Er staat ${inEuros(to.open, to.variant)} open, met btw.`,
    'Wie het account beheert, vindt de factuur als pdf bij Licentie, onder Documenten.',
    'Is er al betaald, of klopt er iets niet? Antwoord op deze mail, dan kijken we het na.',
  ],
});

/** An invoice or credit note is there; it is downloaded by who runs the account. */
export const invoiceLetter = (
  series: 'F' | 'C',
  to: { name: string; organisation: string; number: string },
): Letter => {
  const what = series === 'F' ? 'factuur' : 'creditnota';
  return {
    subject: `Spelwereld: ${what} ${to.number} voor ${to.organisation}`,
    greeting: `Dag ${to.name},`,
    before: [
      `Er staat een ${what} klaar voor ${to.organisation}: ${to.number}.`,
      `Wie het account beheert, vindt de ${what} als pdf bij Licentie, onder Documenten.`,
      ...(series === 'F' ? ['Klopt er iets niet? Antwoord op deze mail, dan maken we het in orde.'] : []),
    ],
  };
};
