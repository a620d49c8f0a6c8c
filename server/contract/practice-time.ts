import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** Days of the week, from 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The least that lies between begin and end of the hours, in minutes. */
export const LEAST_MINUTES = 15;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes past midnight of a time such as '08:30'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Days of the week on which is practised. */
export const daysSchema = z
  .array(z.literal(WEEKDAYS))
  .min(1, 'Kies minstens één dag. Zo kan er nooit geoefend worden.')
  .max(WEEKDAYS.length);

/** The hours of a day in which is practised: from one time up to another, as the clock at school shows them. */
export const hoursSchema = z
  .object({ from: z.string(), to: z.string() })
  .superRefine(({ from, to }, context) => {
    const fault = hoursFault(from, to);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

function hoursFault(from: string, to: string): string | undefined {
  if (!CLOCK.test(from) || !CLOCK.test(to)) return 'Vul twee tijden in, zoals 08:30 en 15:00.';
  const length = minutesOf(to) - minutesOf(from);
  if (length <= 0) return 'De eindtijd moet na de begintijd liggen.';
  if (length < LEAST_MINUTES) return 'Tussen de tijden moet minstens een kwartier zitten.';
  return undefined;
}

/** Whether new rounds may be begun now, by the server's clock. */
const openingSchema = z.object({
  isOpen: z.boolean(),
  /** When it is no practice time: when it comes, as "morgen vanaf 8.30 uur"; missing when it does not come within a week. */
  opens: z.string().optional(),
});
export type Opening = z.infer<typeof openingSchema>;

export const getPracticeTime = defineCall({
  id: 'getPracticeTime',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/practice-time',
  action: 'group:progress',
  summary: 'Of er nu geoefend kan worden in een groep, en bij wie dat door een eigen instelling anders is.',
  params: z.object({ account: idSchema, group: idSchema }),
  response: z.object({
    group: openingSchema,
    /** Pupils for whom it is otherwise than for their group. */
    pupils: z.array(openingSchema.extend({ id: z.string() })),
  }),
});
