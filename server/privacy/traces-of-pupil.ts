import type { Db } from '../data/database.ts';

/** What a mail says once it is emptied: it stays as one of so many. */
const EMPTIED = {
  ...{
    to_name: '',
    to_address: '',
    subject: '',
    search_key: '',
    text: '',
    html: '',
    link: null,
    link_until: null,
  },
  ...{ reason: null, user_id: null, attachment: null, attachment_name: null },
};

/** Empties mails that went to somebody; those that wait are not sent any more. */
export async function emptyMails(trx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .deleteFrom('mails')
    .where('user_id', 'in', userIds)
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
  await trx.updateTable('mails').set(EMPTIED).where('user_id', 'in', userIds).execute();
}

/**
 * Takes somebody out of what staff did to the groups of an account: such a change can't be undone any more, and tells of who else was in
 * it only how they are now.
 */
export async function closeGroupChanges(trx: Db, accountId: string, id: string): Promise<void> {
  const rows = await trx
    .selectFrom('group_changes')
    .select(['id', 'detail'])
    .where('account_id', '=', accountId)
    .where('detail', 'like', `%${id}%`)
    .execute();
  for (const row of rows) {
    const detail = JSON.parse(row.detail) as {
      groups: unknown[];
      pupils: { id: string }[];
      past: { pupil: string }[];
    };
    // A pupil who is not there keeps it from being undone (groups/changes.ts), also now that no id says which.
    const pupils = detail.pupils.map((step) => (step.id === id ? { ...step, id: '' } : step));
    const past = detail.past.filter(({ pupil }) => pupil !== id);
    await trx
      .updateTable('group_changes')
      .set({ detail: JSON.stringify({ ...detail, pupils, past }) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Empties lists of pupils of an account that were read in and wait for somebody to look at them: anybody may stand in them. */
export async function forgetImports(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ state: 'expired', source: null })
    .where('account_id', '=', accountId)
    .where('state', '=', 'preview')
    .execute();
}
