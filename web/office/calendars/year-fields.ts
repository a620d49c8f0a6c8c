import type { z } from 'zod';
import { setOfficeCalendar } from '../../../server/contract/office-calendars.ts';

/** What is right of a year before it is sent. */
export const yearFields = setOfficeCalendar.body.omit({ basedOn: true });
/** What is filled in of a year. */
export type YearFields = z.output<typeof yearFields>;
