import type { WebinarRow, WebinarSignUpRow } from '../data/schema.ts';
import { endOf } from './repository.ts';

/** What a calendar file is called, as a download and with a mail. */
export const CALENDAR_FILE = 'webinar.ics';

/**
 * The webinar in the calendar of somebody who signed up: one file of this kind changes the earlier one (the same UID, a SEQUENCE that
 * goes up), or takes it away when it is off for them.
 */
export async function calendarFile(
  webinar: WebinarRow,
  signUp: WebinarSignUpRow,
  now: number,
): Promise<string> {
  const { ICalCalendar, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const isOff = webinar.state === 'cancelled' || signUp.cancelled_at !== null;
  const calendar = new ICalCalendar({
    prodId: { company: 'Spelwereld', product: 'Webinars', language: 'NL' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: signUp.id,
    sequence: webinar.version + signUp.version,
    stamp: new Date(now),
    start: new Date(webinar.starts_at),
    end: new Date(endOf(webinar)),
    summary: webinar.title,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: webinar.place || webinar.live_link || 'online',
    ...(webinar.about && { description: webinar.about }),
    ...(webinar.live_link && !isOff && { url: webinar.live_link }),
  });
  return calendar.toString();
}
