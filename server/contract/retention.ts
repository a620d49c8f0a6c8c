import {
  AUDIT_AFTER_DAYS,
  BACKUPS_DAYS,
  DELETIONS_YEARS,
  FRIEND_ADDRESS_DAYS,
  INVITEES_DAYS,
  INVOICES_YEARS,
  JOB_ROWS_DAYS,
  JOBS_DAYS,
  LEADS_DAYS,
  LEAVER_MONTHS,
  LOGINS_DAYS,
  MAILS_DAYS,
  MESSAGES_KEPT_DAYS,
  MOVE_KEPT_DAYS,
  SIGN_UPS_DAYS,
  SSO_WAITING_DAYS,
} from './account-terms.ts';
import { PLANS_KEPT } from './care-terms.ts';
import { EDEX_PREVIEW_HOURS } from './edexml.ts';
import type { AccountKind } from './lead-kinds.ts';
import { KEPT_YEARS } from './lvs.ts';
import { METHOD_TESTS_KEPT } from './method-tests.ts';
import { TRASH_DAYS } from './trash.ts';

/** How long something is kept, in calendar days of Amsterdam where it is no number of hours. */
export type Span = { hours: number } | { days: number } | { months: number } | { years: number };

/** Something that is kept, and how long, in words for whoever it concerns. */
export interface Retention {
  /** What it is: "Verstuurde mails". */
  what: string;
  /** As a family reads it, where that is otherwise. */
  home?: string;
  /** How long from a moment on; absent for what stays as long as the account. */
  span?: Span;
  /** From which moment, after the span: "nadat ze verstuurd zijn"; without a span the whole of it. */
  how: string;
  /** A second sentence. */
  more?: string;
  /** The customers whom it concerns; absent for all. */
  kinds?: readonly AccountKind[];
}

/** All that is kept of people, by what it is. The nightly work erases by the same numbers. */
export const RETENTION = {
  pupils: {
    what: 'Leerlingen en hun resultaten',
    home: 'Kinderen en hun resultaten',
    how: 'zolang het account loopt',
  },
  leavers: {
    what: 'Leerlingen die weg zijn, met hun resultaten',
    span: { months: LEAVER_MONTHS.usual },
    how: 'nadat ze vertrokken',
    more: `Je kunt kiezen voor ${LEAVER_MONTHS.least} tot ${LEAVER_MONTHS.most} maanden.`,
    kinds: ['school', 'rt'],
  },
  trash: {
    what: 'Wat in de prullenbak ligt',
    span: { days: TRASH_DAYS },
    how: 'nadat het is weggegooid',
  },
  lvs: {
    what: 'Ingelezen toetsresultaten',
    span: { years: KEPT_YEARS },
    how: 'na het schooljaar van de toets',
    kinds: ['school', 'rt'],
  },
  plans: {
    what: 'Handelingsplannen, met hun toetsen en evaluaties',
    span: PLANS_KEPT,
    how: 'nadat ze zijn afgesloten',
    kinds: ['school'],
  },
  methodTests: {
    what: 'Methodetoetsen en instaptoetsen, met wat er geschreven is',
    home: 'Instaptoetsen, met wat er geschreven is',
    span: METHOD_TESTS_KEPT,
    how: 'na het schooljaar van de toets',
  },
  previews: {
    what: 'Lijsten met leerlingen die zijn ingelezen',
    home: 'Lijsten met kinderen die zijn ingelezen',
    span: { hours: EDEX_PREVIEW_HOURS },
    how: 'na het inlezen',
  },
  moves: {
    what: 'Wie wanneer verhuisde van of naar een ander account',
    span: { days: MOVE_KEPT_DAYS },
    how: 'daarna',
  },
  reports: {
    what: 'Verslagen van werk op de achtergrond',
    span: { days: JOBS_DAYS },
    how: 'na afloop',
    more: `Wat nodig is om het terug te draaien hoogstens ${JOB_ROWS_DAYS} dagen.`,
  },
  audit: {
    what: 'Wie wanneer wat bekeek of veranderde',
    how: `zolang het account loopt, en daarna nog ${AUDIT_AFTER_DAYS / 365} jaar zonder namen`,
  },
  logins: {
    what: 'Wanneer iemand ingelogd was',
    span: { days: LOGINS_DAYS },
    how: 'na afloop',
    more: 'Op welk apparaat dat was, alleen zolang iemand ingelogd is.',
  },
  waiting: {
    what: 'Wie inlogde met de schoollogin en nog niemand is hier',
    span: { days: SSO_WAITING_DAYS },
    how: 'na de laatste keer',
    kinds: ['school'],
  },
  mails: {
    what: 'Verstuurde mails',
    span: { days: MAILS_DAYS },
    how: 'daarna',
    more: 'Links in mails wissen we zodra de mail verstuurd is.',
  },
  messages: {
    what: 'Berichten en vragen aan het kantoor',
    span: { days: MESSAGES_KEPT_DAYS },
    how: 'nadat ze afgelopen of afgesloten zijn',
  },
  forms: {
    what: 'Vragen en aanvragen via de site',
    span: { days: LEADS_DAYS.settled },
    how: 'nadat ze zijn afgehandeld',
    more: `Hoogstens ${LEADS_DAYS.most / 365} jaar.`,
  },
  signUps: {
    what: 'Aanmeldingen voor webinars en trainingen',
    span: { days: SIGN_UPS_DAYS },
    how: 'na de dag zelf',
  },
  invitees: {
    what: 'Wie een uitnodiging van Spelwereld kreeg',
    span: { days: INVITEES_DAYS },
    how: 'na de laatste dag van de uitnodiging',
    more: 'Hoeveel het er waren blijft. Wie geen uitnodiging meer wil, onthouden we onleesbaar gemaakt.',
  },
  friends: {
    what: 'Dat een adres een uitnodiging van een vriend kreeg, onleesbaar gemaakt',
    span: { days: FRIEND_ADDRESS_DAYS },
    how: 'daarna',
    more: 'Het adres zelf wissen we zodra de mail verstuurd is.',
  },
  invoices: {
    what: 'Bestellingen en facturen',
    span: { years: INVOICES_YEARS.nl },
    how: 'na de factuur',
    more: `Van klanten buiten Nederland ${INVOICES_YEARS.other} jaar. Er staan geen namen van kinderen in.`,
  },
  deletions: {
    what: 'Hoeveel er wanneer gewist is, zonder namen',
    span: { years: DELETIONS_YEARS },
    how: 'daarna',
  },
  backups: {
    what: 'Reservekopieën en logboeken van de server',
    span: { days: BACKUPS_DAYS },
    how: 'daarna',
    more: 'Wat gewist is, komt uit een reservekopie niet terug.',
  },
} as const satisfies Record<string, Retention>;

/** What is kept of a customer of a kind, in the order in which it is told. */
export const retentionOf = (kind: AccountKind): Retention[] =>
  Object.values<Retention>(RETENTION).filter(({ kinds }) => kinds?.includes(kind) ?? true);

/** The same, with what a customer chose for who left, in months. */
export const retentionWith = (kind: AccountKind, leaverMonths: number): Retention[] =>
  retentionOf(kind).map((one) =>
    one === RETENTION.leavers ? { ...one, span: { months: leaverMonths } } : one,
  );

/** How long something is kept, in words: "2 jaar nadat ze vertrokken". */
export function keptText({ span, how }: Pick<Retention, 'span' | 'how'>): string {
  if (!span) return how;
  return how === 'daarna' ? spanText(span) : `${spanText(span)} ${how}`;
}

/** A span in words: "2 jaar", "90 dagen". */
export function spanText(span: Span): string {
  if ('years' in span) return `${span.years} jaar`;
  if ('months' in span) return span.months % 12 === 0 ? `${span.months / 12} jaar` : `${span.months} maanden`;
  if ('hours' in span) return `${span.hours} uur`;
  return span.days % 365 === 0 ? `${span.days / 365} jaar` : `${span.days} dagen`;
}
