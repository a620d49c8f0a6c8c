import type { LastDays, Standing } from '../contract/licence-state.ts';
import type { Role } from '../contract/permissions.ts';
import { Problem } from '../http/problem.ts';
import { blockOf } from './block.ts';
import { longDay } from './long-day.ts';
import type { Facts } from './repository.ts';

/** What can't be done because of the licence, in the words of who asks: a pupil never hears of licences. */
export const licenceEnded = (role: Role, facts: Facts, standing: Standing): Problem =>
  new Problem('licence-ended', textFor(role, facts, standing));

/** Who is told what can be done when there are too few seats: a home has as many as it ordered. */
const SEAT_ADVICE: Partial<Record<Role, string>> = {
  docent: 'Vraag je beheerder om plaatsen bij te bestellen.',
  schooladmin: 'Bestel plaatsen bij op de pagina Licentie.',
  rtadmin: 'Bestel plaatsen bij op de pagina Licentie.',
};

/** A refusal for too few seats, with what who asked can do about it; any other one as it is. */
export function withAdvice(refused: unknown, role: Role): unknown {
  if (!(refused instanceof Problem) || !(refused.code === 'seats-full' || refused.code === 'EDEX_SEATS'))
    return refused;
  const message = [refused.message, SEAT_ADVICE[role]].filter(Boolean).join(' ');
  return new Problem(refused.code, message, { ...(refused.fields && { fields: refused.fields }) });
}

function textFor(role: Role, { account }: Facts, standing: Standing): string {
  const isHome = account.kind === 'thuis';
  if (role === 'leerling' || role === 'demo')
    return `Spelwereld is nu even dicht. ${isHome ? 'Vraag het aan wie thuis voor je zorgt.' : 'Vraag het aan je juf of meester.'}`;
  if (role === 'docent') {
    const place = account.kind === 'rt' ? 'praktijk' : 'school';
    if (standing.state === 'blocked')
      return `Spelwereld is dicht voor je ${place}. Vraag je beheerder waarom.`;
    if (standing.state === 'lapsed' || standing.state === 'erased')
      return `De licentie van je ${place} is afgelopen. Vraag je beheerder om te verlengen.`;
    return `Je ${place} kan nu alleen lezen en afdrukken. Vraag je beheerder om te verlengen.`;
  }
  const block = blockOf(account);
  if (block) return `Dit account is geblokkeerd. ${block.why} Stuur ons een bericht.`;
  return forAdmin(standing);
}

function forAdmin({ state, period, lastDays }: Standing): string {
  if (!period) return 'Er is nog geen licentie. Bestel er een om verder te werken.';
  if (state === 'upcoming') return `De licentie begint op ${longDay(period.startsOn)}.`;
  const what = period.kind === 'trial' ? 'De proef' : 'De licentie';
  const over = `${what} liep af op ${longDay(period.endsOn!)}.`;
  const { readOnly, lapsed } = lastDays as LastDays;
  return state === 'readOnly'
    ? `${over} Tot en met ${longDay(readOnly)} kun je lezen, afdrukken en exporteren. Verleng om verder te werken.`
    : `${over} Tot en met ${longDay(lapsed)} kun je verlengen of je gegevens exporteren. Daarna wissen we alles.`;
}
