import { z } from 'zod';
import { BULLETIN_SITES } from './bulletin-kinds.ts';
import { defineCall } from './call.ts';
import { count, emailAddress, line, maybeLine } from './messages.ts';
import { reasonOf, WHY } from './reason.ts';
import { RECORDING_FOR, SEATS_AT_ONCE, WEBINAR_AUDIENCES, WEBINAR_STANDINGS } from './webinar-kinds.ts';

/** An address of a page elsewhere, or nothing. */
const address = z.union(
  [z.literal(''), z.url({ protocol: /^https$/ }).max(500)],
  'Begin met https:// en plak het hele adres.',
);

/** What the office fills in of a webinar. */
export const webinarBodySchema = z.object({
  title: line(120),
  /** What it is about, for the site. */
  about: z.string().trim().max(1000),
  audience: z.enum(WEBINAR_AUDIENCES),
  sites: z.enum(BULLETIN_SITES),
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  /** HH:MM, of the clock in Amsterdam and Brussels. */
  time: z
    .string()
    .trim()
    .overwrite((time) => time.replace('.', ':').replace(/^(\d):/, '0$1:'))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Schrijf de tijd zo: 15:30.'),
  minutes: count(600),
  /** A town, or empty for online. */
  place: maybeLine(120),
  /** Where one takes part: only who signed up gets it, by mail. */
  liveLink: address,
  /** Whole euros per person, without VAT; 0 for free. */
  price: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value),
    z
      .number('Vul een bedrag in hele euro’s in.')
      .int('Vul hele euro’s in, zonder centen.')
      .min(0, 'Vul 0 of meer in.')
      .max(5000, 'Vul hoogstens 5000 in.'),
  ),
  seats: count(500),
  /** Where it can be seen afterwards; empty while there is none. */
  recording: address,
  /** Not on the site. */
  hidden: z.boolean(),
});
export type WebinarBody = z.output<typeof webinarBodySchema>;

const numbersSchema = z.object({
  /** People with a seat, and on the waiting list. */
  people: z.int(),
  waiting: z.int(),
  /** People who were there, as far as that was ticked. */
  came: z.int(),
});

const webinarSchema = z.object({
  id: z.string(),
  ...webinarBodySchema.shape,
  standing: z.enum(WEBINAR_STANDINGS),
  startsAt: z.int(),
  /** Whether who was there can be ticked. */
  hasBegun: z.boolean(),
  version: z.int(),
  numbers: numbersSchema,
  /** Who signed up is kept no longer; the numbers are. */
  isForgotten: z.boolean(),
  /** To whom the recording was mailed. */
  recordingFor: z.enum(RECORDING_FOR).nullable(),
});
export type Webinar = z.output<typeof webinarSchema>;

const comingSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  people: z.int(),
  /** On the waiting list. */
  isWaiting: z.boolean(),
  /** How many of them were there; null while nobody said so. */
  came: z.int().nullable(),
  at: z.int(),
  /** Whether the mails of a day and of an hour before went out. */
  reminded: z.object({ day: z.boolean(), hour: z.boolean() }),
});
/** Somebody who signed up, alone or with others. */
export type Coming = z.output<typeof comingSchema>;

const wholeWebinarSchema = webinarSchema.extend({
  /** Who come, the first first; then who wait, in line. */
  signUps: z.array(comingSchema),
});
export type WholeWebinar = z.output<typeof wholeWebinarSchema>;

/** Webinars on one page of the office's list. */
export const WEBINARS_PER_PAGE = 50;

const webinarParams = z.object({ webinar: z.uuid() });
const signUpOfParams = webinarParams.extend({ signup: z.uuid() });
/** The version that was looked at; 0 for a new one. */
const basedOn = z.int().min(0);
/** Why something is done that others notice. */
const reason = reasonOf(WHY);

export const listWebinars = defineCall({
  id: 'listWebinars',
  method: 'GET',
  path: '/api/office/webinars',
  action: 'office:webinars',
  summary: 'Webinars van het kantoor, de laatste dag eerst.',
  raw: true,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({ webinars: z.array(webinarSchema), total: z.int() }),
});

export const getWebinar = defineCall({
  id: 'getWebinar',
  method: 'GET',
  path: '/api/office/webinars/{webinar}',
  action: 'office:webinars',
  summary: 'Eén webinar met wie zich aanmeldde.',
  raw: true,
  params: webinarParams,
  response: wholeWebinarSchema,
  errors: ['not-found'],
});

export const saveWebinar = defineCall({
  id: 'saveWebinar',
  method: 'PUT',
  path: '/api/office/webinars/{webinar}',
  action: 'office:webinars',
  when: 'change',
  summary:
    'Bewaart een webinar; `publish` opent het inschrijven. Wie zich aanmeldde hoort van een andere dag, plaats of link. De client maakt het id: twee keer is één keer.',
  raw: true,
  params: webinarParams,
  body: webinarBodySchema.extend({ publish: z.boolean(), basedOn }),
  response: wholeWebinarSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const removeWebinar = defineCall({
  id: 'removeWebinar',
  method: 'DELETE',
  path: '/api/office/webinars/{webinar}',
  action: 'office:webinars',
  when: 'less',
  summary: 'Gooit een webinar weg waarvoor nog niemand zich kon aanmelden.',
  params: webinarParams,
  answer: 'nothing',
  errors: ['not-found', 'conflict'],
});

export const cancelWebinar = defineCall({
  id: 'cancelWebinar',
  method: 'POST',
  path: '/api/office/webinars/{webinar}/cancellation',
  action: 'office:webinars',
  when: 'less',
  summary: 'Laat een webinar niet doorgaan, met een reden. Wie zich aanmeldde krijgt een mail.',
  raw: true,
  params: webinarParams,
  body: z.object({ reason, basedOn }),
  response: wholeWebinarSchema,
  errors: ['not-found', 'invalid-fields', 'conflict'],
});

export const takeOffWebinar = defineCall({
  id: 'takeOffWebinar',
  method: 'POST',
  path: '/api/office/webinars/{webinar}/sign-ups/{signup}/removal',
  action: 'office:webinars',
  when: 'less',
  summary:
    'Meldt iemand af voor een webinar dat nog komt, met of zonder mail. De plaatsen gaan naar de wachtlijst. Nog eens: er verandert niets.',
  raw: true,
  params: signUpOfParams,
  body: z.object({ tells: z.boolean() }),
  response: wholeWebinarSchema,
  errors: ['not-found', 'conflict'],
});

export const setAttendance = defineCall({
  id: 'setAttendance',
  method: 'PUT',
  path: '/api/office/webinars/{webinar}/sign-ups/{signup}/attendance',
  action: 'office:webinars',
  when: 'change',
  summary: 'Schrijft op hoeveel mensen van een aanmelding er waren; null: dat weten we niet.',
  raw: true,
  params: signUpOfParams,
  body: z.object({ came: z.int().min(0).max(SEATS_AT_ONCE).nullable() }),
  response: wholeWebinarSchema,
  errors: ['not-found', 'invalid-fields', 'conflict'],
});

export const mailRecording = defineCall({
  id: 'mailRecording',
  method: 'POST',
  path: '/api/office/webinars/{webinar}/recording-mails',
  action: 'office:webinars',
  when: 'change',
  summary: 'Mailt de opname aan wie er was, of aan wie zich aanmeldde. Niemand krijgt die twee keer.',
  raw: true,
  params: webinarParams,
  body: z.object({ to: z.enum(RECORDING_FOR) }),
  response: wholeWebinarSchema,
  errors: ['not-found', 'conflict'],
});

const shownTrainingSchema = z.object({
  id: z.string(),
  ...webinarBodySchema.omit({ sites: true, liveLink: true, seats: true, hidden: true }).shape,
  free: z.int(),
  isPast: z.boolean(),
});
/** A webinar or training as the site shows it. */
export type ShownTraining = z.output<typeof shownTrainingSchema>;

export const siteTrainings = defineCall({
  id: 'siteTrainings',
  method: 'GET',
  path: '/api/site/trainings',
  action: 'public',
  summary: 'Webinars en trainingen die komen, de eerste eerst, en wat van eerdere terug te zien is.',
  response: z.object({ trainings: z.array(shownTrainingSchema) }),
});

const signUpParams = z.object({ signup: z.uuid() });
/** Somebody comes to a webinar, alone or with others. */
export const signUpSchema = z.object({
  name: line(100),
  email: emailAddress,
  organisation: maybeLine(120),
  people: count(SEATS_AT_ONCE),
});

export const signUp = defineCall({
  id: 'signUpForTraining',
  method: 'PUT',
  path: '/api/site/signups/{signup}',
  action: 'public',
  when: 'core',
  summary:
    'Meld je aan voor een webinar of training; met `waits` op de wachtlijst als er te weinig plaatsen zijn. De client maakt het id: twee keer is één keer.',
  params: signUpParams,
  body: signUpSchema.extend({
    training: z.string().max(64),
    waits: z.boolean().default(false),
    /** A field that people don't see: who fills it in is a robot. */
    website: z.string().max(500),
  }),
  response: z.object({ free: z.int(), isWaiting: z.boolean() }),
  errors: ['invalid-fields', 'not-found', 'conflict', 'too-many-requests'],
});

export const cancelSignUp = defineCall({
  id: 'cancelSignUp',
  method: 'POST',
  path: '/api/site/signups/{signup}/cancellation',
  action: 'public',
  when: 'core',
  summary:
    'Meld je af voor een webinar of training, met het id uit de link in de mail. Nog eens: hetzelfde antwoord.',
  params: signUpParams,
  response: shownTrainingSchema.pick({ title: true, day: true, time: true, place: true }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
});
