import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dayFrom, nameOfDay, overBefore, startOfDay, timeOnDay, workingDayBefore } from './day.ts';

const at = (text: string) => Date.parse(text);
const HOUR_MS = 60 * 60 * 1000;

test('the first and the last moment of a day are of that day, and the next one is not, whatever was asked before', () => {
  for (const [midnight, next] of [
    ['2026-11-26T23:00Z', '2026-11-27T23:00Z'],
    // The days on which the clocks change.
    ['2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ] as const) {
    for (let moment = at(midnight); moment < at(next); moment += HOUR_MS)
      expect(startOfDay(moment)).toBe(at(midnight));
    expect(startOfDay(at(next) - 1)).toBe(at(midnight));
    expect(startOfDay(at(next))).toBe(at(next));
    expect(dayFrom(at(midnight), 1)).toBe(at(next));
    expect(nameOfDay(at(next) - 1)).not.toBe(nameOfDay(at(next)));
  }
});

test('a clock time lies where it is shown, also on a day on which the clocks change', () => {
  const half9 = 8 * 60 + 30;
  expect(timeOnDay(at('2026-03-29T20:00Z'), half9)).toBe(at('2026-03-29T06:30Z'));
  expect(timeOnDay(at('2026-10-25T00:30Z'), half9)).toBe(at('2026-10-25T07:30Z'));
  // A second before the clocks change, and when they have.
  expect(startOfDay(at('2026-03-29T00:59:59Z'))).toBe(at('2026-03-28T23:00Z'));
  expect(startOfDay(at('2026-03-29T01:00:00Z'))).toBe(at('2026-03-28T23:00Z'));
});

test('many days can be asked for', () => {
  for (let days = 0; days < 400; days++)
    expect(startOfDay(dayFrom(at('2026-01-01T12:00Z'), days) + HOUR_MS)).toBe(
      dayFrom(at('2026-01-01T12:00Z'), days),
    );
});

test('what lasts for days, months or years is over from a midnight, over a change of the clocks too', () => {
  const isOver = (began: string, span: Parameters<typeof overBefore>[0], now: string) =>
    at(began) < overBefore(span, at(now));
  // 1 February to 2 May 2026, and 1 August to 30 October 2026.
  expect(isOver('2026-02-01T22:59Z', { days: 90 }, '2026-05-01T21:59:59.999Z')).toBe(false);
  expect(isOver('2026-01-31T23:00Z', { days: 90 }, '2026-05-01T22:00Z')).toBe(true);
  expect(isOver('2026-08-01T21:59Z', { days: 90 }, '2026-10-29T22:59:59.999Z')).toBe(false);
  expect(isOver('2026-08-01T21:59Z', { days: 90 }, '2026-10-29T23:00Z')).toBe(true);
  expect(isOver('2024-11-28T12:00Z', { years: 2 }, '2026-11-27T22:59Z')).toBe(false);
  expect(isOver('2024-11-28T12:00Z', { years: 2 }, '2026-11-27T23:00Z')).toBe(true);
  expect(isOver('2024-02-29T12:00Z', { months: 24 }, '2026-02-27T12:00Z')).toBe(false);
  expect(isOver('2024-02-29T12:00Z', { months: 24 }, '2026-03-01T12:00Z')).toBe(true);
  expect(isOver('2025-11-30T12:00Z', { months: 3 }, '2026-02-28T12:00Z')).toBe(false);
  expect(isOver('2025-11-28T12:00Z', { months: 3 }, '2026-02-28T12:00Z')).toBe(true);
  expect(isOver('2026-11-28T12:00Z', { hours: 24 }, '2026-11-29T12:00:01Z')).toBe(true);
});

test('the working day before a weekend day and a Monday is the Friday', () => {
  // 2026-11-27 is a Friday.
  for (const [now, before] of [
    ['2026-11-27T10:00Z', '2026-11-26T10:00Z'],
    ['2026-11-28T10:00Z', '2026-11-27T10:00Z'],
    ['2026-11-29T10:00Z', '2026-11-27T10:00Z'],
    ['2026-11-30T10:00Z', '2026-11-27T10:00Z'],
    ['2026-12-01T10:00Z', '2026-11-30T10:00Z'],
  ] as const)
    expect(workingDayBefore(at(now))).toBe(at(before));
});

test('a day is that of Amsterdam wherever the server stands', () => {
  const moments = ['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z'];
  const code = `const { nameOfDay } = await import(${JSON.stringify(import.meta.resolve('./day.ts'))});
    console.log(${JSON.stringify(moments)}.map((text) => nameOfDay(Date.parse(text))).join());`;
  for (const TZ of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect([TZ, said.trim()]).toEqual([TZ, '2026-10-25,2026-10-26']);
  }
});
