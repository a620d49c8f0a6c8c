import { z } from 'zod';
import {
  CAMPAIGN_EXPIRES_DAYS,
  MOST_INVITEES,
  OFFER_TRIAL_DAYS,
  TRIAL_DAYS,
} from '../../../server/contract/account-terms.ts';
import {
  campaignTermsSchema,
  type CampaignTerms,
  type InviteeDraft,
} from '../../../server/contract/campaigns.ts';
import { daysAfter } from '../../../server/contract/days.ts';
import { count } from '../../../server/contract/messages.ts';
import { MOST_PUPILS } from '../../../server/contract/prices.ts';
import { dayOf } from '../../app/day.ts';
import { readList } from './read-list.ts';
import { text } from './wording.ts';

const maybe = (most: number) => z.union([z.literal('').transform(() => null), count(most)]);

/** An invitation as the form has it; the list is read as it is checked. */
export const formSchema = campaignTermsSchema.pick({ template: true, ground: true, expiresOn: true }).extend({
  trialDays: count(OFFER_TRIAL_DAYS.most, OFFER_TRIAL_DAYS.least),
  seats: maybe(MOST_PUPILS.school),
  percentOff: maybe(100),
  list: z.string().transform((list, context): InviteeDraft[] => {
    const found = readList(list);
    const fault = faultOf(list, found);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    return found;
  }),
});
export type FormInput = z.input<typeof formSchema>;
export type FormValues = z.output<typeof formSchema>;

function faultOf(list: string, found: readonly InviteeDraft[]): string | undefined {
  if (list.trim() === '') return text('form.noList');
  if (!found.some(({ email }) => email.includes('@'))) return text('form.noAddress');
  return found.length > MOST_INVITEES
    ? text('form.tooMany', { count: found.length, most: MOST_INVITEES })
    : undefined;
}

/** What the form begins with; why these people may be written to is for the office to say. */
export const startOf = (): FormInput => ({
  template: 'campaign',
  ground: '' as FormInput['ground'],
  expiresOn: daysAfter(dayOf(), CAMPAIGN_EXPIRES_DAYS.usual),
  trialDays: String(TRIAL_DAYS),
  seats: '',
  percentOff: '',
  list: '',
});

/** What is sent of it, without whom it goes to. */
export const termsOf = ({ template, ground, expiresOn, ...offer }: FormValues): CampaignTerms => ({
  ...{ template, ground, expiresOn },
  offer: { trialDays: offer.trialDays, seats: offer.seats, percentOff: offer.percentOff },
});
