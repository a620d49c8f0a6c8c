import { expect, test } from 'vitest';
import { EVERYBODY, type OfficeMessage } from '../../../server/contract/office-messages.ts';
import { bodyOf, startOf } from './form-values.ts';

const MESSAGE: OfficeMessage = {
  id: 'a',
  kind: 'storing',
  title: 'Storing',
  text: 'Het hapert.',
  titleBe: '',
  textBe: '',
  target: { ...EVERYBODY, roles: ['docent'], accounts: ['school'], activity: { days: 30, active: false } },
  publishAt: Date.UTC(2027, 2, 28, 6, 30),
  endsOn: '2027-04-01',
  pinned: true,
  mailCopy: false,
  standing: 'scheduled',
  changedAt: null,
  createdAt: 0,
  version: 1,
  reach: { people: 0, read: 0 },
  attachments: [],
  mails: { made: 0, waiting: 0 },
};

test('what is stored goes through the form and back as it was', () => {
  const { kind, title, text, titleBe, textBe, target, publishAt, endsOn, pinned, mailCopy } = MESSAGE;
  const stored = { kind, title, text, titleBe, textBe, target, publishAt, endsOn, pinned, mailCopy };
  expect(bodyOf(startOf(MESSAGE), target)).toEqual(stored);
  // What can't be chosen in the form is kept, until something else is chosen.
  const odd = { ...target, activity: { days: 7, active: true } };
  const values = startOf({ ...MESSAGE, target: odd });
  expect(bodyOf(values, odd)).toEqual({ ...stored, target: odd });
  expect(bodyOf({ ...values, activity: 'all' }, odd).target.activity).toBeNull();
});

test('without a moment it is published at once', () =>
  expect(bodyOf(startOf(undefined), EVERYBODY)).toMatchObject({ publishAt: null, target: EVERYBODY }));
