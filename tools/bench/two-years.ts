// Two school years of millions of answers in one database: the demo school many times, and its six weeks again and again.
import Sqlite from 'better-sqlite3';

/** Six weeks of practice and two without, from last school year's begin up to now: what one pupil has. */
const BLOCKS = 13;
const BLOCK_DAYS = 8 * 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest answers of one school in so many are of today; of the next of yesterday, and so on. */
const APART_DAYS = 4;
/** The largest group that a board is made for. */
const FULL_GROUP = 35;
const EXPLAINED = 3;

/** How the ids of a copy differ: by the school, or by the school and the block. */
type Copied = Readonly<Record<string, 'school' | 'block'>>;
interface Table {
  ids: Copied;
  /** Moments in ms, and days by name: they move along. */
  moments?: readonly string[];
  day?: string;
}

/** What there is once per school. */
const SCHOOLS: Readonly<Record<string, Table>> = {
  accounts: { ids: { id: 'school' } },
  users: { ids: { id: 'school', account_id: 'school', username: 'school', username_key: 'school' } },
  groups: { ids: { id: 'school', account_id: 'school' } },
  pupils: { ids: { id: 'school', account_id: 'school', group_id: 'school' } },
  somvensters: { ids: { id: 'school', pupil_id: 'school' } },
  tasks: { ids: { id: 'school', somvenster_id: 'school', pupil_id: 'school' } },
  task_games: { ids: { task_id: 'school' }, moments: ['last_played_at'] },
  practice_levels: { ids: { pupil_id: 'school' }, moments: ['last_at'] },
};

/** What there is of every six weeks anew. */
const HISTORY: Readonly<Record<string, Table>> = {
  rounds: {
    ids: { id: 'block', pupil_id: 'school', task_id: 'school' },
    moments: ['started_at', 'ended_at'],
  },
  answers: { ids: { round_id: 'block' }, moments: ['round_at', 'at', 'stored_at'] },
  counted_rounds: { ids: { round_id: 'block' } },
  day_counts: { ids: { pupil_id: 'school' }, moments: ['last_at'], day: 'day' },
  day_levels: { ids: { pupil_id: 'school' }, day: 'day' },
};

/** In the order in which they came: then the rounds of a pupil lie as far apart as they do after years. */
const IN_TIME: Readonly<Record<string, string>> = {
  rounds: 'started_at',
  answers: 'stored_at',
  counted_rounds: 'round_id',
  day_counts: 'last_at',
  day_levels: 'day',
};

/** What can be measured in a filled database. */
export interface TwoYears {
  answers: number;
  /** The full groups; those with `today` practised today. */
  groups: { id: string; account: string; today: boolean }[];
  pupils: string[];
}

/** Fills the database of a demo school whose answers were counted and taken in, with at least so many answers. */
export function fillTwoYears(file: string, least: number): TwoYears {
  const db = new Sqlite(file);
  for (const pragma of ['foreign_keys = OFF', 'synchronous = OFF', 'cache_size = -400000', 'temp_store = 2'])
    db.pragma(pragma);
  const { answers } = db.prepare<[], { answers: number }>('select count(*) as answers from answers').get()!;
  const schools = Math.ceil(least / (answers * BLOCKS));
  db.transaction(() => {
    setAside(db);
    for (let school = 1; school < schools; school++)
      for (const [table, about] of Object.entries(SCHOOLS)) copySchool(db, table, about, school);
    copyStates(db, schools);
    for (const table of Object.keys(HISTORY)) db.exec(`delete from ${table}`);
    for (let block = BLOCKS - 1; block >= 0; block--)
      for (const [table, about] of Object.entries(HISTORY)) copyBlock(db, table, about, block, schools);
    fillGroups(db);
    explain(db);
  })();
  const filled = read(db);
  db.close();
  return filled;
}

/** Keeps what is copied, and notes with each round why its words were dealt: the demo school's were not chosen. */
function setAside(db: Sqlite.Database) {
  for (const table of [...Object.keys(SCHOOLS), ...Object.keys(HISTORY), 'practice_states']) {
    const which = table === 'users' ? "where role = 'leerling'" : '';
    db.exec(`create temp table of_${table} as select * from ${table} ${which}`);
  }
  db.exec(`create index temp.of_answers_round on of_answers (round_id);
    update of_rounds set choices = (select json_object('of', json_group_object(exercise_id,
        json_object('reason', iif(n % 3, 'NIVEAU', 'ZWAKKE_CATEGORIE'), 'p', 80, 'mean', 70, 'answers', 40)))
      from of_answers where round_id = of_rounds.id and decides = 1)`);
}

/** Whole days between the last day of the demo school and the newest of a school, and of its blocks before. */
const daysOf = (school: number, block = 0) =>
  `(julianday('now', 'start of day') - (select max(julianday(day)) from of_day_counts)
    - ${(school % APART_DAYS) + block * BLOCK_DAYS})`;

const markOf = (school: number) => (school === 0 ? '' : `~${school}`);

function copySchool(db: Sqlite.Database, table: string, { ids, moments = [] }: Table, school: number) {
  const columns = columnsOf(db, table);
  const values = columns.map((name) => {
    if (ids[name]) return `${name} || '${markOf(school)}'`;
    return moments.includes(name) ? `${name} + ${daysOf(school)} * ${DAY_MS}` : name;
  });
  db.exec(`insert into ${table} (${columns.join()}) select ${values.join()} from of_${table}`);
}

/** The six weeks of all schools, so many blocks ago. */
function copyBlock(
  db: Sqlite.Database,
  table: string,
  { ids, moments = [], day }: Table,
  block: number,
  schools: number,
) {
  const rows = Array.from(
    { length: schools },
    (_, school) =>
      `('${markOf(school)}', '${markOf(school)}#${block}', cast(${daysOf(school, block)} as int))`,
  );
  const columns = columnsOf(db, table);
  const values = columns.map((name) => {
    if (ids[name]) return `${name} || ${ids[name]} as ${name}`;
    if (moments.includes(name)) return `${name} + days * ${DAY_MS} as ${name}`;
    return name === day ? `date(${name}, days || ' days') as ${name}` : name;
  });
  db.exec(`with copies (school, block, days) as (values ${rows.join()})
    insert into ${table} (${columns.join()}) select ${values.join()} from of_${table}, copies order by ${IN_TIME[table]!}`);
}

const columnsOf = (db: Sqlite.Database, table: string) =>
  db
    .prepare<[], { name: string }>(`pragma table_info(${table})`)
    .all()
    .map(({ name }) => name);

/** What the policy knows of each pupil: of the newest six weeks, whose last round is the last that it took in. */
function copyStates(db: Sqlite.Database, schools: number) {
  interface Row {
    pupil_id: string;
    state: string;
    taken: string;
  }
  interface Taken {
    through: { at: number; roundAt: number; roundId: string } | null;
    since: number;
    rounds: Record<string, number>;
  }
  const rows = db.prepare<[], Row>('select pupil_id, state, taken from of_practice_states').all();
  const insert = db.prepare(`insert or replace into practice_states
    select @id, start, @state, @taken, calibration, updated_at from of_practice_states where pupil_id = @pupil`);
  for (let school = 0; school < schools; school++) {
    const mark = markOf(school);
    const { ms } = db.prepare<[], { ms: number }>(`select ${daysOf(school)} * ${DAY_MS} as ms`).get()!;
    for (const row of rows) {
      const state = JSON.parse(row.state) as { pupil: { id: string } };
      const { through, since, rounds } = JSON.parse(row.taken) as Taken;
      const { pupil_id: pupil } = row;
      const id = pupil + mark;
      const named = (round: string) => `${round}${mark}#0`;
      const taken = {
        through: through && {
          ...through,
          at: through.at + ms,
          roundAt: through.roundAt + ms,
          roundId: named(through.roundId),
        },
        since: since + ms,
        rounds: Object.fromEntries(Object.entries(rounds).map(([round, n]) => [named(round), n])),
      };
      const moved = { ...state, pupil: { ...state.pupil, id } };
      insert.run({ id, pupil, state: JSON.stringify(moved), taken: JSON.stringify(taken) });
    }
  }
}

/** The first and the last group of each school that has enough pupils; a practice and a home have too few. */
function nameFullGroups(db: Sqlite.Database) {
  db.exec(
    `create temp table full_groups as select account_id, min(id) as id, max(id) as last from groups
     group by account_id having (select count(*) from pupils where pupils.account_id = groups.account_id) >= ${FULL_GROUP}`,
  );
}

/** Makes the first group of each school as large as a board may have to be, with pupils of its last one. */
function fillGroups(db: Sqlite.Database) {
  nameFullGroups(db);
  const groups = db.prepare<[], { id: string; last: string }>('select id, last from full_groups').all();
  const move =
    db.prepare(`update pupils set group_id = @id where id in (select id from pupils where group_id = @last
    order by id limit max(0, ${FULL_GROUP} - (select count(*) from pupils where group_id = @id)))`);
  for (const group of groups) move.run(group);
}

/** Lets the teacher of each full group have explained something to half of it, so that its effect is worked out. */
function explain(db: Sqlite.Database) {
  db.exec(`with recursive ones (i) as (select 1 union all select i + 1 from ones where i < ${EXPLAINED})
    insert into explanations (id, group_id, maker_id, rule, category, at, removed_at)
    select id || '/' || i, id, null, 'D20', 'final-d-t', (unixepoch('now') - i * 4 * 86400) * 1000, null
    from full_groups, ones;
    insert into explanation_pupils (explanation_id, pupil_id)
    select e.id, p.id from explanations e join pupils p on p.group_id = e.group_id where p.rowid % 2 = 0`);
}

/** What can be measured in a database that was filled before, on the same day. */
export function readTwoYears(file: string): TwoYears {
  const db = new Sqlite(file);
  nameFullGroups(db);
  const filled = read(db);
  db.close();
  return filled;
}

function read(db: Sqlite.Database): TwoYears {
  const { answers } = db.prepare<[], { answers: number }>('select count(*) as answers from answers').get()!;
  const groups = db
    .prepare<[], { id: string; account: string; today: number }>(
      `select id, account_id as account, exists(select 1 from pupils p join day_counts d on d.pupil_id = p.id
        where p.group_id = full_groups.id and d.day = date('now')) as today from full_groups`,
    )
    .all()
    .map((group) => ({ ...group, today: group.today === 1 }));
  const pupils = db
    .prepare<[], { id: string }>(
      'select id from pupils where group_id in (select id from full_groups) and id in (select pupil_id from day_counts)',
    )
    .all()
    .map(({ id }) => id);
  return { answers, groups, pupils };
}
