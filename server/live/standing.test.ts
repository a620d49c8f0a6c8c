import { describe, expect, it } from 'vitest';
import type { Standing } from '../contract/board.ts';
import { standingOf, type Signs } from './standing.ts';

const NOW = 10_000_000;

/** Signs of a pupil who plays: `+` and `-` are first tries, `x` is a wrong second try, `v` a right one. */
const signs = (marks: string, more: Partial<Signs> = {}): Signs => ({
  state: 'playing',
  answers: [...marks].map((mark, i) => ({
    right: mark === '+' || mark === 'v',
    tryNo: mark === 'x' || mark === 'v' ? 2 : 1,
    at: NOW - (marks.length - i) * 5000,
  })),
  activeAt: NOW,
  finishedAt: undefined,
  dayDone: false,
  ...more,
});
const stuck: Standing = { cluster: 'stuck', reason: 'wrong-in-row', since: NOW - 60_000 };
const going: Standing = { cluster: 'going', reason: 'at-it', since: NOW - 60_000 };
const reason = (before: Standing | undefined, of: Signs, now = NOW) => standingOf(before, of, now)?.reason;

describe('how a pupil stands', () => {
  it('is nowhere for who is away, and going for who begins', () => {
    expect(standingOf(going, signs('---', { state: 'away' }), NOW)).toBeUndefined();
    expect(standingOf(undefined, signs(''), NOW)).toEqual({ cluster: 'going', reason: 'at-it', since: NOW });
  });

  it('is stuck after three wrong in a row, two wrong second tries, or half wrong', () => {
    expect(reason(going, signs('++--'))).toBe('at-it');
    expect(reason(going, signs('++---'))).toBe('wrong-in-row');
    expect(reason(going, signs('+-v-v-v'))).toBe('wrong-in-row');
    expect(reason(going, signs('-x+-x+'))).toBe('again-wrong');
    expect(reason(going, signs('-+-+-+-+'))).toBe('many-wrong');
    expect(reason(going, signs('-+-+-+++'))).toBe('at-it');
  });

  it('stays stuck until three right in a row, and keeps since when', () => {
    expect(standingOf(stuck, signs('---+'), NOW)).toEqual(stuck);
    expect(reason(stuck, signs('---++'))).toBe('wrong-in-row');
    expect(standingOf(stuck, signs('---+++'), NOW)).toEqual({
      cluster: 'going',
      reason: 'at-it',
      since: NOW,
    });
    // Mended at the second try is not right at the first.
    expect(reason(stuck, signs('---+v-v'))).toBe('many-wrong');
    expect(standingOf(stuck, signs('-x-x+'), NOW)).toMatchObject({
      reason: 'again-wrong',
      since: stuck.since,
    });
  });

  it('does not change within ten seconds', () => {
    const fresh = { ...going, since: NOW - 9000 };
    expect(standingOf(fresh, signs('----'), NOW)).toEqual(fresh);
    expect(reason(fresh, signs('----'), NOW + 1000)).toBe('wrong-in-row');
  });

  it('forgets what is ten minutes old', () => {
    const later = NOW + 11 * 60_000;
    expect(reason(stuck, signs('----', { activeAt: later }), later)).toBe('at-it');
  });

  it('is stuck without an answer for two minutes, until something happens', () => {
    const quiet = { state: 'idle', activeAt: NOW - 2 * 60_000 } as const;
    expect(reason(going, signs('+++', { ...quiet, activeAt: NOW - 90_000 }))).toBe('at-it');
    expect(reason(going, signs('+++', quiet))).toBe('still');
    expect(reason({ ...stuck, reason: 'still' }, signs('+++'))).toBe('at-it');
    // Whoever pauses or is on the map is not stuck.
    expect(reason(going, signs('+++', { ...quiet, state: 'paused' }))).toBe('at-it');
    expect(reason(going, signs('+++', { ...quiet, state: 'map' }))).toBe('at-it');
  });

  it('is done some time after a whole round, until a new one begins', () => {
    const onMap = (ago: number, dayDone = false) =>
      signs('---', { state: 'map', finishedAt: NOW - ago, dayDone });
    expect(reason(going, onMap(5000))).toBe('at-it');
    expect(reason(going, onMap(20_000))).toBe('round-done');
    expect(reason(going, onMap(5000, true))).toBe('day-done');
    const done: Standing = { cluster: 'done', reason: 'round-done', since: NOW - 60_000 };
    expect(standingOf(done, onMap(90_000), NOW)).toEqual(done);
    expect(reason(done, signs('+', { finishedAt: NOW - 90_000 }))).toBe('at-it');
  });
});
