import type { AccountWho } from '../../../server/contract/account-who.ts';
import { longDay } from '../../app/moments.ts';
import { text } from './wording.ts';

/** What tells a customer from another one of its name, in words: place, number, who runs it, and since when. */
export const whoText = ({ place, number, admin, domain, since }: AccountWho): string =>
  [
    place || text('who.noPlace'),
    number === '' ? text('who.noNumber') : text('who.number', { number }),
    admin === ''
      ? text('who.noAdmin')
      : domain === ''
        ? text('who.admin', { admin })
        : text('who.adminAt', { admin, domain }),
    text('who.since', { day: longDay.format(since) }),
  ].join(', ');
