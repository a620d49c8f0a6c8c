import { expect, test } from 'vitest';
import { formMessage } from './messages.ts';
import { newPupilSchema } from './pupils.ts';
import { tidyName } from './written.ts';

const pupil = (part: object) =>
  newPupilSchema.safeParse(
    { firstName: 'Noor', infix: '', lastName: '', year: 5, number: '', username: '', ...part },
    { error: formMessage },
  );
const first = (firstName: string) => {
  const { data, error } = pupil({ firstName });
  return data?.firstName ?? error!.issues[0]!.message;
};

test.each([
  ['Anne\u00A0Sophie', 'Anne Sophie'],
  ['Anne\u2007 \u202FSophie', 'Anne Sophie'],
  ['Noor\u200B', 'Noor'],
  ['No\u00ADor', 'Noor'],
  ['No\uFEFFor', 'Noor'],
  ['\u202ANoor\u202C', 'Noor'],
  ['\uFEFFSem', 'Sem'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anne−Marie', 'Anne-Marie'],
  ['D\u02BCSouza', "D'Souza"],
  ['D’Souza', "D'Souza"],
  ['D′Souza', "D'Souza"],
  ['So\uFB01e', 'Sofie'],
  ['\u0132sbrand', 'IJsbrand'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['  Noor \t Maria ', 'Noor Maria'],
])('the name %j is taken as %s', (written, name) => expect(first(written)).toBe(name));

test.each(['\u2800', '\u3164', '\uFFA0\u115F', '\u200B', '\u00A0', '\uFEFF \u2060'])(
  'a name of nothing that is seen (%j) is none',
  (blank) => expect(first(blank)).toBe('Vul dit in.'),
);

test('a name that can’t be says which sign it has', () => {
  expect(first('Bram3')).toBe('Een naam bestaat uit letters. Het teken 3 mag hier niet staan.');
  expect(first('Noor@school')).toContain('Het teken @ mag');
  expect(first('Zo\u00C3\u00AB\u{1F600}')).toContain('\u00AB');
  expect(first('-')).toBe('Een naam bestaat uit letters.');
});

test('an infix may be short; user name and number carry nothing unseen', () => {
  expect(pupil({ infix: 'v/d', username: 'noor\u200B5', number: '\u00A00012' }).data).toMatchObject({
    infix: 'v/d',
    username: 'noor5',
    number: '0012',
  });
  expect(pupil({ lastName: 'Bakker/Smit' }).success).toBe(false);
});

test('what is tidy stays as it is', () => {
  for (const name of ["Sara van 't Hof", 'Łukasz Nowak', 'Işıl', 'Anne-Marie', 'J.P.', 'Đorđe'])
    expect(tidyName(name)).toBe(name);
});
