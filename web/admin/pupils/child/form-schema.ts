import { z } from 'zod';
import { addChild, yearOfBirth } from '../../../../server/contract/pupils.ts';
import { child as text } from './wording.ts';

const { shape } = addChild.body;
const BIRTH_YEAR = /^20[0-3]\d$/;

/** The form of a child: what is chosen from lists is text. It gives what the call wants. */
export const childFormSchema = z
  .object({
    firstName: shape.firstName,
    lastName: shape.lastName,
    style: shape.style,
    by: z.enum(['year', 'birth']),
    year: z.string(),
    birthYear: z.string().trim(),
    start: z.enum(['test', 'choice', 'play']),
    startYear: z.string(),
    startHalf: z.enum(['1', '2']),
    /** Empty for the usual. */
    minutes: z.string(),
    agreed: shape.agreed,
    parentMail: z
      .string()
      .transform((text) => text.trim() || undefined)
      .pipe(shape.parentMail),
  })
  .superRefine(({ by, birthYear }, context) => {
    if (by === 'birth' && !BIRTH_YEAR.test(birthYear))
      context.addIssue({ code: 'custom', path: ['birthYear'], message: text('birthYearFault') });
  })
  .transform(({ by, year, birthYear, start, startYear, startHalf, minutes, ...rest }) => ({
    ...rest,
    ...(by === 'birth'
      ? { year: yearOfBirth(Number(birthYear), new Date()), birthYear: Number(birthYear) }
      : { year: Number(year) }),
    start:
      start === 'choice'
        ? { groep: Number(startYear), half: startHalf === '1' ? (1 as const) : (2 as const) }
        : null,
    takesTest: start === 'test',
    minutes: minutes === '' ? null : Number(minutes),
  }));
export type ChildForm = z.input<typeof childFormSchema>;

/** The school year that a birth year in the form comes to; undefined while it is none. */
export const yearOf = (birthYear: string): number | undefined =>
  BIRTH_YEAR.test(birthYear.trim()) ? yearOfBirth(Number(birthYear), new Date()) : undefined;
