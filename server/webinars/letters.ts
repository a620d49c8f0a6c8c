import type { Db } from '../data/database.ts';
import type { WebinarRow, WebinarSignUpRow } from '../data/schema.ts';
import type { Post } from '../mail/post.ts';
import type { Letter } from '../mail/templates/template.ts';
import {
  webinarChangedMail,
  webinarLineMail,
  webinarMail,
  webinarOffMail,
  webinarRecordingMail,
  webinarReminderMail,
  webinarSeatMail,
  webinarTakenOffMail,
} from '../mail/templates/webinars.ts';
import { CALENDAR_FILE, calendarFile } from './calendar.ts';
import { signOffPart } from './reminders.ts';
import { endOf } from './repository.ts';

/** How long the button to a recording works. */
const RECORDING_LASTS_MS = 180 * 24 * 60 * 60_000;

const when = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });
const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** What a mail to who signed up is about. */
export type Told = 'seat' | 'line' | 'freed' | 'changed' | 'off' | 'takenOff' | 'reminder' | 'recording';

/** With these comes the calendar file of who has a seat. */
const WITH_FILE: readonly Told[] = ['seat', 'freed', 'changed', 'off', 'takenOff'];

function letterOf(
  told: Told,
  webinar: WebinarRow,
  { name, people, seat_at: seat }: WebinarSignUpRow,
): Letter {
  const about = {
    naam: name,
    webinar: webinar.title,
    wanneer: `${when.format(webinar.starts_at)} om ${clock.format(webinar.starts_at)} uur`,
    plaats: webinar.place || 'online',
  };
  const coming = { ...about, mensen: people };
  switch (told) {
    case 'seat':
      return webinarMail.letter({ ...coming, livelink: webinar.live_link });
    case 'line':
      return webinarLineMail.letter(coming);
    case 'freed':
      return webinarSeatMail.letter({ ...coming, livelink: webinar.live_link });
    case 'changed':
      return webinarChangedMail.letter({
        ...about,
        // Who waits has no seat, and so no link.
        livelink: seat === null ? '' : webinar.live_link,
        plek: seat === null ? 'Je staat nog op de wachtlijst.' : 'Je plaats blijft voor je.',
      });
    case 'off':
      return webinarOffMail.letter(about);
    case 'takenOff':
      return webinarTakenOffMail.letter(about);
    case 'reminder':
      return webinarReminderMail.letter({ ...about, livelink: webinar.live_link });
    case 'recording':
      return webinarRecordingMail.letter({ naam: name, webinar: webinar.title });
  }
}

/** Puts a mail to somebody who signed up in the outbox, with the file for their calendar where it changes. */
export async function write(
  trx: Db,
  post: Post,
  told: Told,
  webinar: WebinarRow,
  signUp: WebinarSignUpRow,
  now: number,
): Promise<void> {
  const letter = letterOf(told, webinar, signUp);
  const hasFile = WITH_FILE.includes(told) && signUp.seat_at !== null;
  await post.add(trx, {
    to: { name: signUp.name, address: signUp.email },
    letter,
    variant: signUp.variant,
    ...(letter.template.hasLink && { link: linkOf(told, post, webinar, signUp, now) }),
    ...(hasFile && {
      attachment: { name: CALENDAR_FILE, content: Buffer.from(await calendarFile(webinar, signUp, now)) },
    }),
  });
}

const linkOf = (told: Told, post: Post, webinar: WebinarRow, signUp: WebinarSignUpRow, now: number) =>
  told === 'recording'
    ? { url: webinar.recording, until: now + RECORDING_LASTS_MS }
    : {
        url: `${post.siteUrl(signUp.variant)}/app/site/training${signOffPart(signUp.id)}`,
        until: endOf(webinar),
      };
