import type { Letter } from '../mail/render.ts';

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
