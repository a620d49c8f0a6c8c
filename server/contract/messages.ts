import { z } from 'zod';
import { tidyText } from './written.ts';

/**
 * What the forms of the product say of a field (spec section 5), for the site and for the server alike.
 * A schema that needs words of its own gives them itself.
 */
export const FORM_MESSAGES = {
  required: 'Vul dit in.',
  email: 'Vul een geldig e-mailadres in, zoals naam@school.nl.',
  digits: 'Gebruik alleen cijfers.',
  integer: 'Vul een heel getal in.',
  number: 'Vul een getal in.',
  uppercase: 'Gebruik alleen hoofdletters.',
  minimum: (value: number) => `Vul minstens ${value} in.`,
  maximum: (value: number) => `Vul hoogstens ${value} in.`,
  tooShort: (length: number) => `Gebruik minstens ${length} tekens.`,
  tooLong: (length: number) => `Gebruik hoogstens ${length} tekens.`,
  length: (length: number) => `Gebruik precies ${length} tekens.`,
  excluded: (character: string) => `Het teken ${character} mag hier niet staan.`,
  chooseOne: 'Kies er minstens één.',
  choose: 'Maak een keuze.',
  tooMany: (count: number) => `Kies er hoogstens ${count}.`,
  url: 'Vul een geldig webadres in.',
  date: 'Vul een geldige datum in.',
  format: 'Dit heeft niet de juiste vorm.',
} as const;

const dutch = z.locales.nl().localeError;

/** The Dutch message of anything that zod finds wrong; give it as `error` when parsing. */
export const formMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, issue.input);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? FORM_MESSAGES.format;
    case 'invalid_value':
      return FORM_MESSAGES.choose;
    case 'not_multiple_of':
      return FORM_MESSAGES.integer;
    default:
      return dutch(issue);
  }
};

const FORMATS: Record<string, string | undefined> = {
  email: FORM_MESSAGES.email,
  uppercase: FORM_MESSAGES.uppercase,
  url: FORM_MESSAGES.url,
  date: FORM_MESSAGES.date,
};

function ofType(expected: string, input: unknown): string {
  if (input === undefined || input === null || input === '') return FORM_MESSAGES.required;
  if (expected === 'int') return FORM_MESSAGES.integer;
  return expected === 'number' ? FORM_MESSAGES.number : FORM_MESSAGES.format;
}

function tooSmall({ origin, minimum, exact }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const least = Number(minimum);
  if (origin === 'string') {
    if (exact) return FORM_MESSAGES.length(least);
    return least <= 1 ? FORM_MESSAGES.required : FORM_MESSAGES.tooShort(least);
  }
  if (origin === 'array' || origin === 'set') return FORM_MESSAGES.chooseOne;
  return FORM_MESSAGES.minimum(least);
}

function tooBig({ origin, maximum, exact }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const most = Number(maximum);
  if (origin === 'string') return exact ? FORM_MESSAGES.length(most) : FORM_MESSAGES.tooLong(most);
  if (origin === 'array' || origin === 'set') return FORM_MESSAGES.tooMany(most);
  return FORM_MESSAGES.maximum(most);
}

/** A line of text that must be there; spaces at its ends don't count. */
export const line = (most: number) => z.string().trim().min(1).max(most);
/** A line of text that may be empty. */
export const maybeLine = (most: number) => z.string().trim().max(most);
/** A number that is written with digits alone, such as that of a school. */
export const digits = (length: number) =>
  z
    .string()
    .trim()
    .regex(/^\d*$/, FORM_MESSAGES.digits)
    .refine((text) => text.length === length, FORM_MESSAGES.length(length));
/** A line of text in which some characters may not stand. */
export const lineWithout = (characters: string, most: number) =>
  line(most).superRefine((text, context) => {
    const found = [...characters].find((one) => text.includes(one));
    if (found !== undefined) context.addIssue({ code: 'custom', message: FORM_MESSAGES.excluded(found) });
  });
/** An e-mail address, in small letters. */
export const emailAddress = z.string().overwrite(tidyText).toLowerCase().min(1).max(254).pipe(z.email());
/** A count as it is typed; digits alone. */
export const count = (most: number, least = 1) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? undefined : value,
    z.number().int().min(least).max(most),
  );
