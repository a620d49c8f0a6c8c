import { ACCOUNT_KINDS } from './lead-kinds.ts';

/** For whom a webinar is. */
export const WEBINAR_AUDIENCES = ['all', ...ACCOUNT_KINDS] as const;
export type WebinarAudience = (typeof WEBINAR_AUDIENCES)[number];

/** How far a webinar is; `full` and `held` follow from its seats and its day. */
export const WEBINAR_STANDINGS = ['draft', 'open', 'full', 'held', 'cancelled'] as const;
export type WebinarStanding = (typeof WEBINAR_STANDINGS)[number];

/** Who gets the recording: who was there, or whoever signed up. */
export const RECORDING_FOR = ['came', 'all'] as const;
export type RecordingFor = (typeof RECORDING_FOR)[number];

/** The most people that one form can sign up. */
export const SEATS_AT_ONCE = 20;

/** How long before its start people are reminded of a webinar: a day, and an hour. */
export const REMINDED_BEFORE_MS = { day: 24 * 60 * 60_000, hour: 60 * 60_000 } as const;
