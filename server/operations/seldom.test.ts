import { pino } from 'pino';
import { expect, test } from 'vitest';
import { seldomTheSame } from './seldom.ts';

/** A log with a clock of its own, and what is written in it. */
function log() {
  const time = { now: 0 };
  const lines: { msg: string; more?: number; pupil?: string }[] = [];
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const logger = pino({ base: null, hooks: { logMethod: seldomTheSame(() => time.now) } }, to);
  return { time, lines, logger };
}
const away = (message = 'connect ECONNREFUSED') =>
  Object.assign(new Error(message), { code: 'ECONNREFUSED' });

test('the same error is written once in ten seconds, with how often it came', () => {
  const { time, lines, logger } = log();
  for (let n = 0; n < 500; n++) logger.error({ err: away(), pupil: `p${n}` }, 'event failed');
  logger.error({ err: away() }, 'call failed');
  logger.error({ err: new Error('another') }, 'event failed');
  expect(lines.map(({ msg, more }) => [msg, more])).toEqual([
    ['event failed', undefined],
    ['call failed', undefined],
    ['event failed', undefined],
  ]);
  time.now = 10_000;
  logger.error({ err: away(), pupil: 'late' }, 'event failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'event failed', more: 499, pupil: 'late' });
  time.now = 20_000;
  logger.error({ err: away() }, 'event failed');
  expect(lines.at(-1)).not.toHaveProperty('more');
});

test('what is no error is written each time', () => {
  const { lines, logger } = log();
  for (let n = 0; n < 3; n++) logger.warn({ address: 'x' }, 'logins of an address slowed down');
  for (let n = 0; n < 3; n++) logger.info('process leads');
  expect(lines).toHaveLength(6);
});
