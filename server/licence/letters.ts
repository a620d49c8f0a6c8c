import type { LastDays, Period } from '../contract/licence-state.ts';
import { inWords, type Reader } from '../http/words.ts';
import type { Letter } from '../mail/render.ts';
import { longDay } from './long-day.ts';

/** What a notice tells of: that a licence ends, that it ended, or that all is erased. */
export type NoticeSubject = 'ends' | 'grace' | 'readOnly' | 'lapses' | 'lapsed' | 'erases';

interface Told {
  name: string;
  organisation: string;
  period: Pick<Period, 'kind' | 'endsOn'>;
  lastDays: LastDays;
  reader: Reader;
}

/** The mail of a notice about a licence: what is the matter, what happens when, and what can be done. No pupil is named. */
export function licenceLetter(
  subject: NoticeSubject,
  { name, organisation, period, lastDays, reader }: Told,
): Letter {
  const what = period.kind === 'trial' ? 'de proef' : 'de licentie';
  const The = period.kind === 'trial' ? 'De proef' : 'De licentie';
  const end = longDay(period.endsOn!);
  const { grace, readOnly, lapsed } = lastDays;
  const [all, read, gone] = [longDay(grace), longDay(readOnly), longDay(lapsed)];
  const dates =
    grace > period.endsOn!
      ? `Tot en met ${all} werkt alles nog. Daarna kun je tot en met ${read} lezen, afdrukken en exporteren. Na ${gone} wissen we de gegevens.`
      : `Daarna kun je tot en met ${read} lezen, afdrukken en exporteren. Na ${gone} wissen we de gegevens.`;
  const closed = `{Leerlingen} kunnen nu niet oefenen. Tot en met ${read} kun je lezen, afdrukken en exporteren. Na ${gone} wissen we de gegevens.`;
  const erased = `Na ${gone} wissen we het account met alles wat erin staat: {leerlingen}, antwoorden, ${reader.isFamily ? 'munten en woordenlijsten' : 'woordenlijsten en medewerkers'}. Dat kan niemand daarna nog terughalen.`;
  const texts: Record<NoticeSubject, [title: string, ...lines: string[]]> = {
    ends: [`${The} van ${organisation} loopt af op ${end}`, `${The} loopt tot en met ${end}.`, dates],
    grace: [`${The} van ${organisation} is afgelopen`, `${The} liep tot en met ${end}.`, dates],
    readOnly: [`${organisation}: oefenen staat stil`, `${The} liep tot en met ${end}.`, closed],
    lapses: [
      `${organisation}: lezen kan nog tot en met ${read}`,
      `${The} liep tot en met ${end}. Lezen en afdrukken kan nog tot en met ${read}.`,
      erased,
    ],
    lapsed: [
      `${organisation}: na ${gone} wissen we alles`,
      `${The} liep tot en met ${end}. ${reader.isFamily ? 'Inloggen kan nog' : 'Alleen beheerders kunnen nog inloggen'}, om te verlengen of gegevens te bewaren.`,
      erased,
    ],
    erases: [`${organisation}: na ${gone} wissen we alles`, `${The} liep tot en met ${end}.`, erased],
  };
  const [title, ...lines] = texts[subject];
  return {
    subject: title,
    greeting: `Dag ${name},`,
    before: [
      ...lines.map((line) => inWords(line, reader)),
      `Er wordt nooit vanzelf verlengd: wil je niet verder met ${what}, dan hoef je niets te doen.`,
    ],
    after: [
      `${reader.isFamily ? 'Wil je' : 'Willen jullie'} verder? Log in en kijk bij Licentie, of antwoord op deze mail.`,
    ],
  };
}

/** More pupils than there are seats, for a while now: they play on, and nobody else can be added. */
export const overUseLetter = ({
  name,
  organisation,
  used,
  seats,
  reader,
}: {
  name: string;
  organisation: string;
  used: number;
  seats: number;
  reader: Reader;
}): Letter => ({
  subject: `${organisation}: ${inWords('meer {leerlingen} dan plaatsen', reader)}`,
  greeting: `Dag ${name},`,
  before: [
    `Er kunnen ${used} {leerlingen} inloggen, en de licentie heeft ${seats === 1 ? '1 plaats' : `${seats} plaatsen`}.`,
    'Iedereen kan blijven oefenen. Nieuwe {leerlingen} toevoegen kan pas als er weer een plaats vrij is: bestel plaatsen bij, of zet {leerlingen} die niet meer oefenen in de prullenbak.',
  ].map((line) => inWords(line, reader)),
  after: ['Log in en kijk bij Licentie wie een plaats gebruikt, of antwoord op deze mail.'],
});
