import type { Offer } from '../../../server/contract/campaigns.ts';
import { text } from './wording.ts';

/** What somebody gets who takes up an invitation, in a line. */
export const offerText = ({ trialDays, seats, percentOff }: Offer): string =>
  [
    text('page.offerDays', { days: trialDays }),
    seats !== null && text('page.offerSeats', { seats }),
    percentOff !== null && text('page.offerPercent', { percent: percentOff }),
  ]
    .filter(Boolean)
    .join(', ');
