// Webinars and trainings of the office, and who signed up for them.

export interface WebinarRow {
  /** Made by the client. */
  id: string;
  /** Goes up with each change; in calendar files too. */
  version: number;
  /** That it is full, or held, follows from its seats and its day. */
  state: 'draft' | 'open' | 'cancelled';
  title: string;
  about: string;
  audience: 'all' | 'school' | 'rt' | 'thuis';
  sites: 'both' | 'nl' | 'be';
  starts_at: number;
  minutes: number;
  /** Empty: online. */
  place: string;
  /** Where one takes part; mailed to who signed up, and nowhere else. */
  live_link: string;
  price: number;
  seats: number;
  recording: string;
  /** Not on the site. */
  hidden: number;
  /** When its day was set last: who is told of that needs no reminder in the same hour. */
  moved_at: number;
  /** The version of the last change that all who signed up are told of; 0: none. */
  news_version: number;
  /** Not all were told yet. */
  news_due: number;
  recording_for: 'came' | 'all' | null;
  /** Not all were mailed the recording yet. */
  recording_due: number;
  /** People with a seat, in line and there, once who signed up is forgotten; null until then. */
  signed: number | null;
  waited: number | null;
  came: number | null;
  created_at: number;
}

/** Somebody who signed up for a webinar, alone or with others. */
export interface WebinarSignUpRow {
  /** Made by the client; who knows it may cancel. */
  id: string;
  webinar_id: string;
  name: string;
  email: string;
  organisation: string;
  people: number;
  /** Of which country's site they came. */
  variant: 'nl' | 'be';
  /** Goes up when a seat is given or given back; counts in calendar files. */
  version: number;
  /** The version of the webinar that they know of. */
  told_version: number;
  created_at: number;
  /** Since when they have a seat; null on the waiting list. */
  seat_at: number | null;
  cancelled_at: number | null;
  /** How many of them were there; null: not known. */
  came: number | null;
  day_reminded_at: number | null;
  hour_reminded_at: number | null;
  recording_at: number | null;
}
