import { expect, test, vi } from 'vitest';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { afterClash, afterRefusal, afterStored, change, settle, toSend, type Fields } from './drafts.ts';

vi.mock('../../../server/contract/id.ts', () => ({ newId: () => 'nieuw' }));

const piece = (key: string, text: string) => ({ key, text, edited: false });
const seen = (fields: Partial<Fields>, versions: Record<string, number> = {}) =>
  ({ fields, versions: { hulpvraag: 1, minutes: 1, ...versions } }) as unknown as Plan;

const plan = seen({ hulpvraag: [piece('eigen', 'Leest traag.')], minutes: 20 });

test('what is typed is sent with the version that was seen; typed back it is no change', () => {
  const drafts = change({}, plan, 'minutes', 30);
  expect(toSend(drafts)).toEqual({ fields: { minutes: 30 }, basedOn: { minutes: 1 } });
  expect(toSend(change(drafts, plan, 'minutes', 20))).toBeUndefined();
});

test('what is typed while it is being stored stays, based on what is stored by then', () => {
  const drafts = change({}, plan, 'minutes', 30);
  const sent = toSend(drafts)!;
  const typedOn = change(drafts, plan, 'minutes', 35);
  const left = afterStored(typedOn, sent, seen({ minutes: 30 }, { minutes: 2 }));
  expect(toSend(left)).toEqual({ fields: { minutes: 35 }, basedOn: { minutes: 2 } });
  expect(toSend(afterStored(drafts, sent, seen({ minutes: 30 }, { minutes: 2 })))).toBeUndefined();
});

test('where two wrote both texts wait for a choice, and the other fields go on', () => {
  const theirs = seen({ hulpvraag: [piece('eigen', 'Raadt veel.')], minutes: 20 }, { hulpvraag: 5 });
  let drafts = change({}, plan, 'hulpvraag', [piece('eigen', 'Schrijft ei en ij door elkaar.')]);
  drafts = afterClash(change(drafts, plan, 'minutes', 30), ['hulpvraag'], theirs);
  expect(toSend(drafts)!.fields).toEqual({ minutes: 30 });
  // Writing on does not take the choice away.
  drafts = change(drafts, theirs, 'hulpvraag', [piece('eigen', 'Schrijft ei als ij.')]);
  expect(toSend(drafts)!.fields).toEqual({ minutes: 30 });
  expect(toSend(settle(drafts, 'hulpvraag', 'mine'))).toEqual({
    fields: { minutes: 30, hulpvraag: [{ key: 'eigen', text: 'Schrijft ei als ij.' }] },
    basedOn: { minutes: 1, hulpvraag: 5 },
  });
  expect(toSend(settle(drafts, 'hulpvraag', 'theirs'))!.fields).toEqual({ minutes: 30 });
  expect(toSend(settle(drafts, 'hulpvraag', 'both'))!.fields).toMatchObject({
    hulpvraag: [
      { key: 'eigen', text: 'Raadt veel.' },
      { key: 'eigen:nieuw', text: 'Schrijft ei als ij.' },
    ],
  });
});

test('two who wrote the same have nothing to choose', () => {
  const drafts = change({}, plan, 'minutes', 30);
  expect(afterClash(drafts, ['minutes'], seen({ minutes: 30 }, { minutes: 4 }))).toEqual({});
});

test('what was refused waits until it is changed, and keeps nothing else', () => {
  const drafts = change(change({}, plan, 'minutes', 3), plan, 'hulpvraag', []);
  const refused = afterRefusal(drafts, { 'fields.minutes': 'Kies 10 tot 60 minuten.' });
  expect(refused.minutes?.error).toBe('Kies 10 tot 60 minuten.');
  expect(toSend(refused)!.fields).toEqual({ hulpvraag: [] });
  expect(toSend(change(refused, plan, 'minutes', 30))!.fields).toEqual({ minutes: 30, hulpvraag: [] });
});
