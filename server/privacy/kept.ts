import { GRACE_DAYS, LAPSED_DAYS, READ_ONLY_DAYS } from '../contract/account-terms.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { keptText, RETENTION, retentionOf } from '../contract/retention.ts';

/** How long what is kept of a customer of a kind, in words. */
export const keptRows = (kind: AccountKind): { what: string; time: string }[] => [
  ...retentionOf(kind).map(({ more, ...one }) => ({
    what: (kind === 'thuis' && one.home) || one.what,
    time: more ? `${keptText(one)}. ${more}` : keptText(one),
  })),
  {
    what: 'Een account waarvan de licentie afliep',
    time: `${GRACE_DAYS + READ_ONLY_DAYS + LAPSED_DAYS} dagen, een proef ${READ_ONLY_DAYS + LAPSED_DAYS} dagen`,
  },
];

/** What is kept how long, by key and number: wording is none of it. */
export const keptContent = (): string[] => [
  ...Object.entries(RETENTION).map(
    ([key, one]) => `${key} ${JSON.stringify('span' in one ? one.span : 'account')}`,
  ),
  `ended ${GRACE_DAYS} ${READ_ONLY_DAYS} ${LAPSED_DAYS}`,
];
