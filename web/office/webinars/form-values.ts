import type { WebinarBody, WholeWebinar } from '../../../server/contract/webinars.ts';

/** What the fields hold: numbers as they are typed. */
type Fields = Record<keyof WebinarBody, string | boolean>;

/** How a form for a new webinar begins. */
export const START: Fields = {
  title: '',
  about: '',
  audience: 'all',
  sites: 'both',
  day: '',
  time: '',
  minutes: '45',
  place: '',
  liveLink: '',
  price: '0',
  seats: '',
  recording: '',
  hidden: false,
};

/** What a webinar is, in the fields. */
export const startOf = (webinar: WholeWebinar): Fields => ({
  title: webinar.title,
  about: webinar.about,
  audience: webinar.audience,
  sites: webinar.sites,
  day: webinar.day,
  time: webinar.time,
  minutes: String(webinar.minutes),
  place: webinar.place,
  liveLink: webinar.liveLink,
  price: String(webinar.price),
  seats: String(webinar.seats),
  recording: webinar.recording,
  hidden: webinar.hidden,
});

/** The same for another day: what belonged to this one is left out. */
export const copyOf = (webinar: WholeWebinar): Fields => ({
  ...startOf(webinar),
  day: '',
  liveLink: '',
  recording: '',
  hidden: false,
});

/** What all who signed up are told when it changes. */
export const NEWS = ['title', 'day', 'time', 'minutes', 'place', 'liveLink'] as const;
