// A school of three hundred pupils who practised for six weeks up to yesterday: the demo school, its pupils again and again.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

/** Pupils of the school; one more has a plan. */
export const PUPILS = 301;
/** Six weeks ago, and sessions that were written down since. */
const BEGUN_DAYS = 42;
const SESSION_DAYS = [40, 37, 33, 30, 26, 23, 19, 16, 12, 9, 5, 2];
const GOALS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Columns by which rows of a copied pupil differ. */
const COPIED: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'username', 'username_key'],
  pupils: ['id'],
  somvensters: ['id', 'pupil_id'],
  tasks: ['id', 'somvenster_id', 'pupil_id'],
  rounds: ['id', 'pupil_id', 'task_id'],
  counted_rounds: ['round_id'],
  practice_levels: ['pupil_id'],
  practice_states: ['pupil_id'],
  day_counts: ['pupil_id'],
  day_levels: ['pupil_id'],
};
/** Whose rows they are, where no column says so. */
const OF: Readonly<Record<string, string>> = {
  users: 'id',
  pupils: 'id',
  counted_rounds: '(select pupil_id from rounds where rounds.id = round_id)',
};

/** Fills the database of a demo school whose answers were counted and taken in; gives the account, and how many rounds there are. */
export function fillCareSchool(file: string): { account: string; rounds: number } {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  const { account } = db
    .prepare<[], { account: string }>(`select id as account from accounts where kind = 'school'`)
    .get()!;
  db.transaction(() => {
    const played = db
      .prepare<[string], { id: string }>(
        `select id from pupils where account_id = ? and id in (select pupil_id from practice_levels)
         and id in (select id from users where role = 'leerling')`,
      )
      .all(account)
      .map(({ id }) => id);
    // Who did not play says nothing here.
    db.prepare(
      `update pupils set left_at = 1 where account_id = ? and id not in (select value from json_each(?))`,
    ).run(...[account, JSON.stringify(played)]);
    // The plans of the demo are not those that are measured.
    db.exec('delete from plan_sessions; delete from plans');
    for (let n = played.length; n < PUPILS; n++) copyPupil(db, played[n % played.length]!, `~${n}`);
    db.prepare(
      `insert or replace into account_features (account_id, feature, enabled, at, version) values (?, 'featureZorgtraject', 1, 1, 1)`,
    ).run(account);
  })();
  const { rounds } = db
    .prepare<[], { rounds: number }>('select count(*) as rounds from counted_rounds')
    .get()!;
  db.exec('analyze');
  db.close();
  return { account, rounds };
}

function copyPupil(db: Sqlite.Database, pupil: string, mark: string) {
  for (const [table, ids] of Object.entries(COPIED)) {
    const columns = db
      .prepare<[], { name: string }>(`pragma table_info(${table})`)
      .all()
      .map(({ name }) => name);
    const values = columns.map((name) => (ids.includes(name) ? `${name} || '${mark}'` : name));
    db.prepare(
      `insert into ${table} (${columns.join()}) select ${values.join()} from ${table} where ${OF[table] ?? 'pupil_id'} = ?`,
    ).run(pupil);
  }
}

/** Gives every pupil of the account a plan that has run for six weeks, with sessions, for what each practises most. */
export function givePlans(file: string, account: string): void {
  const db = new Sqlite(file);
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const pupils = db
    .prepare<[string], { id: string }>('select id from pupils where account_id = ? and left_at is null')
    .all(account);
  const owner = db
    .prepare<[string], { id: string }>(`select id from users where account_id = ? and role = 'schooladmin'`)
    .get(account)!.id;
  const most = db.prepare<[string, number], { category: string }>(
    'select category from practice_levels where pupil_id = ? order by answers desc limit ?',
  );
  const plan = db.prepare(`insert into plans
    (id, account_id, pupil_id, number, state, owner_id, from_day, to_day, share, fields, field_versions, goals, pauses, group_name,
     extended, made_at, version)
    values (?, ?, ?, 1, 'actief', ?, ?, ?, 0.6, ?, '{}', ?, '[]', '', 0, 1, 2)`);
  const session = db.prepare(`insert into plan_sessions
    (id, plan_id, pupil_id, day, minutes, kind, with_play, by_id, note) values (?, ?, ?, ?, 20, 'begeleid', 1, ?, '')`);
  const part = [{ key: 'eigen', text: 'Schrijft woorden door elkaar. '.repeat(20), edited: false }];
  const fields = JSON.stringify({
    ...{ support: 2, weeks: 12, perWeek: 3, minutes: 20, size: 1, voice: '', voiceBy: '' },
    ...{ hulpvraag: part, beginsituatie: part, aanpak: part, afspraken: part },
    parents: { informedOn: null, agreed: false, by: '', note: '' },
  });
  db.transaction(() => {
    for (const { id } of pupils) {
      const goals = most.all(id, GOALS).map(({ category }) => ({
        ...{ id: randomUUID(), kind: 'categorie', category, text: '', target: 0.8, start: null },
      }));
      const planId = randomUUID();
      plan.run(planId, account, id, owner, day(BEGUN_DAYS), day(-BEGUN_DAYS), fields, JSON.stringify(goals));
      for (const ago of SESSION_DAYS) session.run(randomUUID(), planId, id, day(ago), owner);
    }
  })();
  db.close();
}
