import { z } from 'zod';
import { LICENCE_STATES } from '../../../server/contract/licence-state.ts';
import {
  messageBodySchema,
  targetSchema,
  type MessageBody,
  type MessageTarget,
  type OfficeMessage,
} from '../../../server/contract/office-messages.ts';

/** What can be chosen of how active an account is; `other` is what was stored and is none of these. */
export const ACTIVITIES = ['all', 'active30', 'quiet30', 'quiet90', 'other'] as const;
type Activity = (typeof ACTIVITIES)[number];

const OF_ACTIVITY: Record<Exclude<Activity, 'other'>, MessageTarget['activity']> = {
  all: null,
  active30: { days: 30, active: true },
  quiet30: { days: 30, active: false },
  quiet90: { days: 90, active: false },
};

/** A message as the form has it: what is chosen stands in fields of its own. */
export const formSchema = messageBodySchema.omit({ target: true, publishAt: true }).extend({
  ...targetSchema.pick({ roles: true, kinds: true, variants: true, accounts: true }).shape,
  states: z.array(z.enum(LICENCE_STATES)),
  activity: z.enum(ACTIVITIES),
  /** Day and time of this device's clock; empty: at once. */
  when: z.string(),
  again: z.boolean(),
});
export type FormValues = z.output<typeof formSchema>;

const activityOf = (activity: MessageTarget['activity']): Activity =>
  (Object.keys(OF_ACTIVITY) as (keyof typeof OF_ACTIVITY)[]).find(
    (key) => JSON.stringify(OF_ACTIVITY[key]) === JSON.stringify(activity),
  ) ?? 'other';

/** A moment as a field for day and time has it, on this device's clock. */
function fieldOf(moment: number): string {
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What the form begins with. */
export const startOf = (message: OfficeMessage | undefined, accounts: string[] = []): FormValues => ({
  kind: message?.kind ?? 'nieuws',
  title: message?.title ?? '',
  text: message?.text ?? '',
  titleBe: message?.titleBe ?? '',
  textBe: message?.textBe ?? '',
  roles: message?.target.roles ?? [],
  kinds: message?.target.kinds ?? [],
  variants: message?.target.variants ?? [],
  states: message?.target.states ?? [],
  accounts: message?.target.accounts ?? accounts,
  activity: activityOf(message?.target.activity ?? null),
  when: message?.publishAt ? fieldOf(message.publishAt) : '',
  endsOn: message?.endsOn ?? '',
  pinned: message?.pinned ?? false,
  mailCopy: message?.mailCopy ?? false,
  again: false,
});

/** What is sent of it; `before` is the target that it was stored with, or of what was chosen elsewhere. */
export function bodyOf(
  { roles, kinds, variants, states, accounts, activity, when, again: _, ...rest }: FormValues,
  before: MessageTarget,
): MessageBody {
  return {
    ...rest,
    target: {
      ...before,
      roles,
      kinds,
      variants,
      states,
      accounts,
      activity: activity === 'other' ? before.activity : OF_ACTIVITY[activity],
    },
    publishAt: when === '' ? null : new Date(when).getTime(),
  };
}
