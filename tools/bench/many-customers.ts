// A provider of many years in one database: thousands of customers with their staff, groups and pupils, and all that was noted of them.
import Sqlite from 'better-sqlite3';
import { createRng, type Rng } from '../../engine/exercise/index.ts';
import { foldUsername } from '../../server/auth/fold.ts';
import { daysAfter } from '../../server/contract/days.ts';
import { newId } from '../../server/contract/id.ts';
import { nameOfDay } from '../../server/data/day.ts';

/** How much there is. */
export interface Many {
  accounts: number;
  pupils: number;
  audit: number;
}
export const MANY: Many = { accounts: 5000, pupils: 500_000, audit: 20_000_000 };

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long they have been customers. */
const DAYS = 700;
const PUPILS_PER_GROUP = 24;
const STAFF_EACH = 5;
const OFFICE = 20;
/** Of a hundred: pupils who practised in the last week, in the trash, who left. */
const PRACTISED = 60;
const TRASHED = 1;
const LEFT = 2;
const MAILS_EACH = 40;

const FIRST =
  'Aya Bas Cato Daan Elin Fenna Guus Hanna Ilse Jip Kees Lotte Mees Nora Otis Puck Rosa Sem Tess Umut Veerle Wout Xavi Yara Zoë'.split(
    ' ',
  );
const INFIX = ['', '', '', 'de', 'van', 'van der'];
const LAST =
  'Akkerman Berkhout Cornelissen Doornbos Eikelboom Feenstra Groeneweg Hazelaar IJsbrands Jonkman Klaver Lindeboom Meerman Noordhof Oosterveld Populier Roodenburg Sluiter Terpstra Uilenburg Veldhuis Waterman Zandstra'.split(
    ' ',
  );
const PLACES = 'Duinkerken Elzendorp Heideveen Kleurendam Molenhoek Oeverzicht Rietwijk Wilgenaar'.split(' ');
const OF =
  'Regenboog Vlieger Kompas Wegwijzer Boomgaard Vuurtoren Horizon Springplank Zonnewijzer Brug'.split(' ');
/** What is written down most often, the most frequent first. */
const ACTIONS =
  'group-progress-viewed pupil-progress-viewed practice-viewed pupil-password-viewed pupil-changed setting-saved group-edited pupil-added task-opened pupil-note-saved export-asked staff-invited licence-changed'.split(
    ' ',
  );

/** Fills the database of a demo school so that there is at least so much. */
export function fillManyCustomers(file: string, many: Many = MANY): void {
  const db = new Sqlite(file);
  for (const pragma of ['foreign_keys = OFF', 'synchronous = OFF', 'cache_size = -800000', 'temp_store = 2'])
    db.pragma(pragma);
  const rng = createRng('office');
  const now = Date.now();
  db.transaction(() => {
    const people = fillCustomers(db, rng, many, now);
    withoutIndexes(db, 'audit', () => fillAudit(db, rng, people, many.audit, now));
    fillMails(db, rng, people, many.accounts * MAILS_EACH, now);
  })();
  db.exec('analyze');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Who can do something, and whom it can be done to; `accounts` has the place of each one's customer. */
interface People {
  accounts: string[];
  staff: { id: string; account: number }[];
  pupils: { id: string; account: number }[];
  office: string[];
}

function fillCustomers(db: Sqlite.Database, rng: Rng, many: Many, now: number): People {
  const people: People = { accounts: [], staff: [], pupils: [], office: [] };
  const account = likeFirst(db, 'accounts');
  const licence = likeFirst(db, 'licences');
  const user = likeFirst(db, 'users', `role = 'schooladmin'`);
  const group = likeFirst(db, 'groups');
  const pupilUser = likeFirst(db, 'users', `role = 'leerling'`);
  const pupil = likeFirst(db, 'pupils');
  const round = likeFirst(db, 'rounds');
  const answer = likeFirst(db, 'answers');
  const person = (id: string, at: number, more: object) => ({
    ...{ id, created_at: at, last_login_at: now - rng.below(DAYS) * DAY_MS, active: 1, ...more },
  });
  for (let n = 0; n < OFFICE; n++) {
    const id = newId(now);
    const username = `kantoor${n}`;
    const names = { username, username_key: username, email: null, email_key: null };
    user(
      person(id, now - DAYS * DAY_MS, { ...names, account_id: null, role: 'office', name: nameOf(rng).full }),
    );
    people.office.push(id);
  }
  for (let n = 0; n < many.accounts; n++) {
    const at = now - rng.below(DAYS) * DAY_MS;
    const id = newId(at);
    people.accounts.push(id);
    const kind = n % 10 < 8 ? 'school' : n % 10 === 8 ? 'rt' : 'thuis';
    const place = rng.pick(PLACES);
    const name = `De ${rng.pick(OF)} ${place} ${n}`;
    const details = JSON.stringify({ street: `Kade ${n}`, postalCode: '1234 AB', city: place });
    const variant = n % 4 === 0 ? 'be' : 'nl';
    const number = kind === 'school' ? `${10 + (n % 90)}${letters(n)}` : '';
    account({
      ...{ id, kind, name, number, details, variant, created_at: at, over_since: null },
      block: n % 400 === 0 ? JSON.stringify({ kind: 'betaling', why: 'Meting', at, by: null }) : null,
    });
    const mine = Math.ceil(((n + 1) * many.pupils) / many.accounts) - people.pupils.length;
    const ends = nameOfDay(now + (rng.below(400) - 40) * DAY_MS);
    licence({
      ...{
        id: newId(at),
        account_id: id,
        kind: n % 6 === 0 ? 'trial' : 'paid',
        seats: mine + rng.below(32) - 2,
      },
      ...{ starts_on: daysAfter(ends, -360), ends_on: ends, created_at: at, order_id: null },
    });
    for (let m = 0; m < STAFF_EACH; m++) {
      const staffId = newId(at);
      const username = `staf.${n}.${m}`;
      const mail = `${username}@school.example`;
      const names = { username, username_key: username, email: mail, email_key: mail };
      const role = m > 0 ? 'docent' : kind === 'school' ? 'schooladmin' : `${kind}admin`;
      user(person(staffId, at, { ...names, account_id: id, role, name: nameOf(rng).full }));
      people.staff.push({ id: staffId, account: n });
    }
    let groupId = '';
    for (let m = 0; m < mine; m++) {
      const groep = 3 + (m % 6);
      if (m % PUPILS_PER_GROUP === 0) {
        groupId = newId(at);
        const called = `Groep ${groep} ${m / PUPILS_PER_GROUP}`;
        group({
          ...{ id: groupId, account_id: id, name: called, name_key: called.toLowerCase(), created_at: at },
        });
      }
      const pupilId = newId(at);
      const { first, infix, last, full } = nameOf(rng);
      const username = `${foldUsername(first)}${n}.${m}`;
      const luck = rng.below(100);
      const isOut = luck < TRASHED + LEFT;
      const names = { username, username_key: username, account_id: id, name: full };
      pupilUser(person(pupilId, at, { ...names, active: isOut ? 0 : 1 }));
      pupil({
        ...{ id: pupilId, account_id: id, group_id: isOut ? null : groupId, groep, arriving: null },
        ...{ first_name: first, infix, last_name: last, number: null, erasing_at: null },
        ...{
          trashed_at: luck < TRASHED ? now - DAY_MS : null,
          trashed_from: luck < TRASHED ? groupId : null,
        },
        left_at: isOut && luck >= TRASHED ? now - 30 * DAY_MS : null,
      });
      people.pupils.push({ id: pupilId, account: n });
      const began =
        now - (luck < PRACTISED ? rng.below(7) : 8 + rng.below(80)) * DAY_MS - rng.below(3_600_000);
      const roundId = newId(began);
      round({ id: roundId, pupil_id: pupilId, started_at: began, ended_at: began + 60_000 });
      answer({
        ...{
          id: newId(began),
          round_id: roundId,
          round_at: began,
          at: began + 5000,
          stored_at: began + 5000,
        },
      });
    }
  }
  return people;
}

/** Lines over the whole time, each of somebody of a customer, about one of its pupils; one in a hundred of the office, with a reason. */
function fillAudit(db: Sqlite.Database, rng: Rng, people: People, count: number, now: number) {
  const insert = db.prepare(
    `insert into audit (id, at, actor_id, account_id, action, subject, detail, reason, act_id)
     values (?, ?, ?, ?, ?, ?, null, ?, null)`,
  );
  const span = DAYS * DAY_MS;
  const perAccount = people.pupils.length / people.accounts.length;
  for (let n = 0; n < count; n++) {
    const at = now - span + Math.floor((span * n) / count);
    const staff = rng.pick(people.staff);
    const near = Math.floor(staff.account * perAccount) + rng.below(Math.floor(perAccount));
    const action = ACTIONS[Math.min(rng.below(ACTIONS.length), rng.below(ACTIONS.length))]!;
    const isOffice = n % 100 === 0;
    insert.run(
      newId(at),
      at,
      isOffice ? rng.pick(people.office) : staff.id,
      people.accounts[staff.account]!,
      action,
      people.pupils[near]?.id ?? null,
      isOffice ? 'Op verzoek van de school nagekeken' : null,
    );
  }
}

/** Mails of the last half year, of which some did not go out. */
function fillMails(db: Sqlite.Database, rng: Rng, people: People, count: number, now: number) {
  const insert = db.prepare(
    `insert into mails (id, kind, to_name, to_address, subject, text, html, state, tries, due_at, created_at, settled_at, account_id, user_id)
     values (@id, 'welcome', 'Meting', 'meting@school.example', 'Welkom', 'Dag', '<p>Dag</p>', @state, 0, @at, @at, @at, @account, @user)`,
  );
  for (let n = 0; n < count; n++) {
    const at = now - Math.floor((180 * DAY_MS * (count - n)) / count);
    const staff = rng.pick(people.staff);
    const state = n % 500 === 0 ? 'failed' : 'sent';
    insert.run({ id: newId(at), state, at, account: people.accounts[staff.account]!, user: staff.id });
  }
}

/** Builds the indexes of a table anew after so much came in: in the order of each that is many times faster. */
function withoutIndexes(db: Sqlite.Database, table: string, fill: () => void) {
  const indexes = db
    .prepare<[string], { name: string; sql: string }>(
      `select name, sql from sqlite_master where type = 'index' and tbl_name = ? and sql is not null`,
    )
    .all(table);
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  fill();
  for (const { sql } of indexes) db.exec(sql);
}

/** A way to add rows that are as the first one of a table, but for what is given. */
function likeFirst(db: Sqlite.Database, table: string, where = '1') {
  const first = db
    .prepare<[], Record<string, unknown>>(`select * from ${table} where ${where} limit 1`)
    .get()!;
  const columns = Object.keys(first);
  const insert = db.prepare(
    `insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
  );
  return (row: object) => void insert.run({ ...first, ...row });
}

function nameOf(rng: Rng) {
  const [first, infix, last] = [rng.pick(FIRST), rng.pick(INFIX), rng.pick(LAST)];
  return { first, infix, last, full: [first, infix, last].filter(Boolean).join(' ') };
}

/** Two letters that go with a number. */
const letters = (n: number) => String.fromCharCode(65 + (n % 26), 65 + (Math.floor(n / 26) % 26));
