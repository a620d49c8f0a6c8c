/**
 * What a pupil fetches, in kB as it comes over the line, measured on 22 November 2026: a Chromium with an empty cache on a
 * built client (login page, then the map of the demo school), the files of the games on average, and the ceiling that
 * `npm run bench -- speech` holds each round to.
 */
export const MEASURED = { app: 245, engine: 1570, game: 290, round: 150, answer: 1 } as const;

/** A line to reckon with, in Mbit per second. */
const LINE_MBIT = 20;
const CLASS = 30;

/** What a class fetches that begins all at once for the first time, and how long that takes. */
export function classFirstTime(): { megabytes: number; seconds: number } {
  const { app, engine, game, round } = MEASURED;
  const megabytes = (CLASS * (app + engine + game + round)) / 1000;
  return { megabytes: Math.round(megabytes), seconds: Math.round((megabytes * 8) / LINE_MBIT) };
}
