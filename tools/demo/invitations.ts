import type { InviteeState } from '../../server/contract/campaigns.ts';
import { daysAfter } from '../../server/contract/days.ts';
import { newId } from '../../server/contract/id.ts';
import type { Db } from '../../server/data/database.ts';
import { nameOfDay } from '../../server/data/day.ts';
import { newCode } from '../../server/friends/code.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom the office invited, by how far they are now. */
const INVITEES: readonly { name: string; organisation: string; state: InviteeState; why?: string }[] = [
  { name: 'Directie', organisation: 'De Regenboog', state: 'opened' },
  { name: 'Intern begeleider', organisation: 'De Vuurtoren', state: 'sent' },
  { name: 'Taalcoördinator', organisation: 'De Kring', state: 'sent' },
  { name: 'Administratie', organisation: 'De Wilg', state: 'bounced' },
  { name: 'Schoolleider', organisation: 'Het Anker', state: 'unsubscribed' },
  { name: 'Secretariaat', organisation: 'De Tol', state: 'skipped', why: 'Wil geen uitnodigingen.' },
];

/** An invitation to a few schools, sent nine days ago. */
export async function makeInvitations(db: Db, now: number, office: string): Promise<void> {
  const at = now - 9 * DAY_MS;
  const id = newId(at);
  await db
    .insertInto('campaigns')
    .values({
      id,
      template_key: 'campaign',
      trial_days: 56,
      seats: 120,
      percent_off: 10,
      expires_on: daysAfter(nameOfDay(at), 30),
      ground: 'published',
      by_id: office,
      created_at: at,
      counts: null,
    })
    .execute();
  await db
    .insertInto('campaign_invitees')
    .values(
      INVITEES.map(({ name, organisation, state, why = '' }, n) => ({
        id: newId(at),
        campaign_id: id,
        n: n + 1,
        name,
        organisation,
        email: `info@school${n + 1}.example`,
        digest: `demo ${n + 1}`,
        kind: 'school' as const,
        variant: 'nl' as const,
        state,
        why,
        code: newCode(),
        sent_at: state === 'skipped' ? null : at + n * 1000,
        opened_at: state === 'opened' ? at + DAY_MS : null,
        changed_at: at + DAY_MS,
      })),
    )
    .execute();
}
