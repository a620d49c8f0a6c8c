import { expect, it } from 'vitest';
import { standingOn, type Period } from '../../../server/contract/licence-state.ts';
import { stepsOf } from './steps.ts';

const trial: Period = {
  kind: 'trial',
  seats: 30,
  startsOn: '2026-11-28',
  endsOn: '2027-01-09',
  stops: false,
};
const paid: Period = { kind: 'paid', seats: 30, startsOn: '2026-01-10', endsOn: '2027-01-09', stops: false };
const from = (startsOn: string): Period => ({ ...paid, startsOn, endsOn: '2028-01-09' });

/** The steps of an account with these periods, seen on 1 December 2026. */
function steps(...periods: Period[]) {
  const today = '2026-12-01';
  const standing = standingOn({ periods, holdUntil: null, isBlocked: false }, today);
  const { period, state, lastDays, nextOn } = standing;
  const seen = stepsOf({
    state,
    kind: period!.kind,
    startsOn: period!.startsOn,
    endsOn: period!.endsOn,
    stops: false,
    lastDays: lastDays ?? null,
    nextOn: nextOn ?? null,
    today,
  });
  return seen.map(({ day, step }) => `${day} ${step}`);
}

it('tells the end of a trial to the day on which all is erased', () => {
  expect(steps(trial)).toEqual([
    '2027-01-09 endTrial',
    '2027-02-06 readOnly',
    '2027-02-20 lapsed',
    '2027-02-21 erased',
  ]);
});

it('frightens nobody who ordered: the next period begins, and nothing is erased', () => {
  expect(steps(trial, from('2027-01-10'))).toEqual(['2027-01-09 endTrial', '2027-01-10 next']);
  expect(steps(paid, from('2027-01-10'))).toEqual(['2027-01-09 end', '2027-01-10 next']);
});

it('tells of the days between two periods on which less can be done', () => {
  expect(steps(paid, from('2027-01-20'))).toEqual(['2027-01-09 end', '2027-01-20 next']);
  expect(steps(paid, from('2027-02-01'))).toEqual([
    '2027-01-09 end',
    '2027-01-23 grace',
    '2027-01-31 readOnly',
    '2027-02-01 next',
  ]);
});
