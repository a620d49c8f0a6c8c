import { GRACE_DAYS, LAPSED_DAYS, LEAVER_MONTHS, READ_ONLY_DAYS } from '../contract/account-terms.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { keptText, RETENTION, retentionWith } from '../contract/retention.ts';
import type { AccountRow } from '../data/schema.ts';
import { leaverMonthsOf } from './leavers.ts';

const chosenBy = (kind: AccountKind) =>
  `${kind === 'rt' ? 'De praktijk' : 'De school'} kiest dit zelf, van ${LEAVER_MONTHS.least} tot ${LEAVER_MONTHS.most} maanden.`;

/** How long what is kept of a customer, in words for who reads the leaflet: of who left as long as this customer chose. */
export const keptRows = (
  account: Pick<AccountRow, 'kind' | 'leaver_months'>,
): { what: string; time: string }[] => [
  ...retentionWith(account.kind, leaverMonthsOf(account)).map(({ more, ...one }) => {
    const also = one.what === RETENTION.leavers.what ? chosenBy(account.kind) : more;
    return {
      what: (account.kind === 'thuis' && one.home) || one.what,
      time: also ? `${keptText(one)}. ${also}` : keptText(one),
    };
  }),
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
