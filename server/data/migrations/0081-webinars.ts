import { sql, type Kysely } from 'kysely';
import { timeOnDay } from '../day.ts';

/** What trainings were called by their subject, before they had a title. */
const TITLES: Record<string, string> = {
  start: 'Beginnen',
  teach: 'Gericht oefenen',
  care: 'Zorg en begeleiding',
};

interface Training {
  id: string;
  sites: string;
  data: string;
  created_at: number;
}

/** Webinars have a table of their own; trainings that stood on the site become webinars, with who signed up for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('webinars')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('about', 'text', (col) => col.notNull())
    .addColumn('audience', 'text', (col) => col.notNull())
    .addColumn('sites', 'text', (col) => col.notNull())
    .addColumn('starts_at', 'bigint', (col) => col.notNull())
    .addColumn('minutes', 'integer', (col) => col.notNull())
    .addColumn('place', 'text', (col) => col.notNull())
    .addColumn('live_link', 'text', (col) => col.notNull())
    .addColumn('price', 'integer', (col) => col.notNull())
    .addColumn('seats', 'integer', (col) => col.notNull())
    .addColumn('recording', 'text', (col) => col.notNull())
    .addColumn('hidden', 'integer', (col) => col.notNull())
    .addColumn('moved_at', 'bigint', (col) => col.notNull())
    .addColumn('news_version', 'integer', (col) => col.notNull())
    .addColumn('news_due', 'integer', (col) => col.notNull())
    .addColumn('recording_for', 'text')
    .addColumn('recording_due', 'integer', (col) => col.notNull())
    .addColumn('signed', 'integer')
    .addColumn('waited', 'integer')
    .addColumn('came', 'integer')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .execute();
  await schema.createIndex('webinars_start').on('webinars').columns(['starts_at', 'id']).execute();

  await schema
    .createTable('webinar_sign_ups')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('webinar_id', 'text', (col) => col.notNull().references('webinars.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('organisation', 'text', (col) => col.notNull())
    .addColumn('people', 'integer', (col) => col.notNull())
    .addColumn('variant', 'text', (col) => col.notNull())
    .addColumn('version', 'integer', (col) => col.notNull())
    .addColumn('told_version', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('seat_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('came', 'integer')
    .addColumn('day_reminded_at', 'bigint')
    .addColumn('hour_reminded_at', 'bigint')
    .addColumn('recording_at', 'bigint')
    .execute();
  await schema
    .createIndex('webinar_sign_ups_webinar')
    .on('webinar_sign_ups')
    .columns(['webinar_id', 'created_at'])
    .execute();

  const { rows } = await sql<Training>`
    select id, sites, data, created_at from bulletin where kind = 'training'
  `.execute(db);
  for (const row of rows) await keep(db, row);
  await sql`
    insert into webinar_sign_ups (id, webinar_id, name, email, organisation, people, variant, version, told_version, created_at,
      seat_at, cancelled_at)
    select id, training_id, name, email, organisation, people, 'nl', 1, 1, created_at, created_at, cancelled_at
    from training_sign_ups
  `.execute(db);
  await schema.dropTable('training_sign_ups').execute();
  await sql`delete from bulletin where kind = 'training'`.execute(db);
}

async function keep(db: Kysely<unknown>, { id, sites, data, created_at: at }: Training): Promise<void> {
  const { level, day, time, minutes, place, price, seats, recording } = JSON.parse(data) as Record<
    string,
    string | number
  >;
  const [hour = 0, minute = 0] = String(time).split(':').map(Number);
  const start = timeOnDay(Date.parse(`${day}T12:00:00Z`), hour * 60 + minute);
  await sql`
    insert into webinars (id, version, state, title, about, audience, sites, starts_at, minutes, place, live_link, price, seats,
      recording, hidden, moved_at, news_version, news_due, recording_due, created_at)
    values (${id}, 1, 'open', ${TITLES[String(level)] ?? 'Training'}, '', 'all', ${sites}, ${start}, ${minutes}, ${place}, '',
      ${price}, ${seats}, ${recording}, 0, ${at}, 0, 0, 0, ${at})
  `.execute(db);
}
