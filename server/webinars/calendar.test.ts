import { expect, test } from 'vitest';
import { openEmpty } from '../testing/places.ts';
import { laidWebinar } from '../testing/webinars.ts';
import { calendarFile } from './calendar.ts';

const STARTS = Date.parse('2027-03-28T13:30:00Z');

test('a file for a calendar: UTC, CRLF, folded at 75 octets in the middle of no letter, and cancelled', async () => {
  const db = await openEmpty();
  await laidWebinar(db, STARTS);
  const webinar = await db.selectFrom('webinars').selectAll().executeTakeFirstOrThrow();
  const signUp = await db.selectFrom('webinar_sign_ups').selectAll().executeTakeFirstOrThrow();
  for (const start of Array.from({ length: 12 }, (_, i) => 60 + i)) {
    // The é of two octets comes at each place around the 75th.
    const title = `${'a'.repeat(start)}ééé, of; \\ ${'ë🎈'.repeat(60)}`;
    const file = await calendarFile({ ...webinar, title }, signUp, STARTS);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const summary = /^SUMMARY:(.*)$/m.exec(file.replaceAll('\r\n ', ''))![1]!.trimEnd();
    expect(summary.replace(/\\([,;\\])/g, '$1')).toBe(title);
  }
  const lines = (await calendarFile(webinar, signUp, STARTS)).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED', `UID:${signUp.id}`],
      ...['DTSTART:20270328T133000Z', 'DTEND:20270328T141500Z'],
    ]),
  );
  const off = (await calendarFile(webinar, { ...signUp, version: 1, cancelled_at: 1 }, STARTS)).split('\r\n');
  expect(off).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', `UID:${signUp.id}`]),
  );
});
