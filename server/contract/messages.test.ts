import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { digits, emailAddress, FORM_MESSAGES, formMessage, line, lineWithout } from './messages.ts';

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: formMessage }).error?.issues[0]?.message;

describe('what forms say', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['nothing filled in', line(20), '  ', FORM_MESSAGES.required],
    ['nothing there', line(20), undefined, FORM_MESSAGES.required],
    ['no address', emailAddress, 'juf', FORM_MESSAGES.email],
    ['letters among digits', digits(4), '12a4', FORM_MESSAGES.digits],
    ['a wrong length', digits(4), '123', FORM_MESSAGES.length(4)],
    ['half a number', z.int(), 1.5, FORM_MESSAGES.integer],
    ['no number', z.number(), 'veel', FORM_MESSAGES.number],
    ['small letters', z.string().uppercase(), 'abc', FORM_MESSAGES.uppercase],
    ['too short', z.string().min(8), 'kort', FORM_MESSAGES.tooShort(8)],
    ['too long', line(3), 'lang', FORM_MESSAGES.tooLong(3)],
    ['a character that may not be there', lineWithout('<>', 20), 'a<b', FORM_MESSAGES.excluded('<')],
    ['nothing chosen of many', z.array(z.string()).min(1), [], FORM_MESSAGES.chooseOne],
    ['nothing chosen of one', z.enum(['a', 'b']), '', FORM_MESSAGES.choose],
    ['too low', z.number().min(3), 2, FORM_MESSAGES.minimum(3)],
    ['too high', z.number().max(8), 9, FORM_MESSAGES.maximum(8)],
    ['another shape', z.string().regex(/^\d{2}[A-Z]{2}$/), 'x', FORM_MESSAGES.format],
  ])('%s', (_, schema, input, message) => expect(said(schema, input)).toBe(message));

  test('words of a schema itself go first', () =>
    expect(said(z.string().min(1, 'Geef de lijst een naam.'), '')).toBe('Geef de lijst een naam.'));
  test('an address is kept in small letters', () =>
    expect(emailAddress.parse(' Juf@School.NL ')).toBe('juf@school.nl'));
});
