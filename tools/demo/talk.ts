import { newId } from '../../server/contract/id.ts';
import { LOOK_ON_MINUTES } from '../../server/contract/look-ons.ts';
import { EVERYBODY } from '../../server/contract/office-messages.ts';
import type { RoadmapState } from '../../server/contract/roadmap.ts';
import type { Db } from '../../server/data/database.ts';
import type { MessageRow } from '../../server/data/schema.ts';
import { makeInvitations } from './invitations.ts';
import { makeMail } from './mail.ts';
import { makeRelocation } from './relocation.ts';
import { makeWebinars } from './webinars.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the office and the school said to each other in the last weeks: messages, a question with its answer, the roadmap; and a note, mails, webinars and a move of the office. */
export async function makeTalk(db: Db, now: number): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'username', 'account_id']).execute();
  const user = (username: string) => users.find((one) => one.username === username)!;
  await makeMessages(db, now, user('kantoor').id);
  await makeThread(db, now, user('juf.marit'), user('kantoor').id);
  await makeLookOn(db, now, user('juf.marit'), user('kantoor').id);
  await makeMail(db, now, user('kantoor').id);
  await makeInvitations(db, now, user('kantoor').id);
  await makeWebinars(db, now);
  const [from, to] = [user('praktijk').account_id!, user('directie').account_id!];
  await makeRelocation(db, now, { from, to, office: user('kantoor').id });
  await makeNote(db, now, user('directie').account_id!, user('kantoor').id);
  const voters = ['directie', 'juf.marit', 'meester.joost', 'juf.samira', 'praktijk', 'thuis'].map(user);
  await makeRoadmap(db, now, voters);
}

type Told = Pick<MessageRow, 'kind' | 'title' | 'text'> & {
  daysAgo: number;
  endedDaysAgo?: number;
  pinned?: boolean;
  kinds?: readonly ('school' | 'rt' | 'thuis')[];
};

const MESSAGES: readonly Told[] = [
  {
    kind: 'nieuws',
    title: 'Welkom bij Spelwereld',
    text: 'Hier lees je wat er nieuw is en of er iets aan de hand is. Heb je een vraag? Stel hem bij Vragen aan het kantoor.',
    daysAgo: 40,
    pinned: true,
  },
  {
    kind: 'storing',
    title: 'Uitspraak van woorden haperde',
    text: 'Vanochtend werden woorden soms niet voorgelezen. Dat is verholpen. Er zijn geen antwoorden kwijt.',
    daysAgo: 12,
    endedDaysAgo: 11,
  },
  {
    kind: 'licentie',
    title: 'Plaatsen komen meteen vrij',
    text: 'Gaat er iemand weg? Zet die in de prullenbak: de plaats is dan meteen vrij voor een ander.',
    daysAgo: 6,
    kinds: ['school', 'rt'],
  },
  {
    kind: 'nieuws',
    title: 'Eigen woordenlijsten in elk spel',
    text: 'Plak de woorden van de week, en ze zijn meteen in alle spellen te oefenen.',
    daysAgo: 2,
  },
];

async function makeMessages(db: Db, now: number, by: string) {
  for (const { daysAgo, endedDaysAgo, pinned = false, kinds = [], ...said } of MESSAGES) {
    const at = now - daysAgo * DAY_MS;
    await db
      .insertInto('messages')
      .values({
        ...said,
        id: newId(at),
        title_be: '',
        text_be: '',
        link: '',
        target: JSON.stringify({ ...EVERYBODY, kinds }),
        account_id: null,
        addressed: 0,
        state: 'published',
        publish_at: at,
        ends_at: endedDaysAgo === undefined ? null : now - endedDaysAgo * DAY_MS,
        pinned: pinned ? 1 : 0,
        mail_copy: 0,
        copied_to: null,
        changed_at: null,
        withdrawn_at: null,
        made_by: by,
        source: null,
        created_at: at,
        version: 1,
      })
      .execute();
  }
}

async function makeNote(db: Db, now: number, account: string, office: string) {
  const at = now - 20 * DAY_MS;
  await db
    .insertInto('account_notes')
    .values({
      id: newId(at),
      account_id: account,
      text: 'De administratie is op woensdag dicht. Bel liever op dinsdag of donderdag na drie uur.',
      by_id: office,
      at,
      changed_at: null,
      version: 1,
    })
    .execute();
}

/** Somebody of the office looked on for a while, as the school reads at Privacy. */
async function makeLookOn(
  db: Db,
  now: number,
  { id: userId, account_id: accountId }: { id: string; account_id: string | null },
  office: string,
) {
  const reason = 'Belt over een oefeninstelling die ze niet terugvindt.';
  const at = now - 3 * DAY_MS;
  const endsAt = at + LOOK_ON_MINUTES * 60_000;
  const id = newId(at);
  await db
    .insertInto('token_families')
    .values({
      ...{ id, user_id: userId, account_id: accountId, act_id: office, via: 'office', provider: null },
      ...{ created_at: at, used_at: at, ends_at: endsAt, network: '', browser: '' },
      ...{ revoked_at: endsAt, revoked_why: 'logout', confirmed_at: null },
    })
    .execute();
  await db
    .insertInto('look_ons')
    .values({
      ...{
        id,
        account_id: accountId!,
        user_id: userId,
        office_id: office,
        kind: 'telefoon',
        thread_id: null,
      },
      ...{ reason, begun_at: at, ends_at: endsAt },
    })
    .execute();
  const line = { account_id: accountId, detail: null, reason: null };
  await db
    .insertInto('audit')
    .values([
      {
        ...{ ...line, id: newId(at), at, action: 'look-on-begun', reason, detail: 'telefoon' },
        ...{ actor_id: office, act_id: null, subject: userId },
      },
      {
        ...{ ...line, id: newId(at + MINUTE_MS), at: at + MINUTE_MS, action: 'practice-viewed' },
        ...{ actor_id: userId, act_id: office, subject: accountId },
      },
    ])
    .execute();
}

async function makeThread(
  db: Db,
  now: number,
  asker: { id: string; account_id: string | null },
  office: string,
) {
  const asked = now - 3 * DAY_MS;
  const answered = asked + DAY_MS;
  const id = newId(asked);
  await db
    .insertInto('threads')
    .values({
      id,
      account_id: asker.account_id!,
      made_by: asker.id,
      topic: 'gebruik',
      subject: 'Rustig spelen voor één kind',
      state: 'answered',
      assigned_to: office,
      created_at: asked,
      last_at: answered,
    })
    .execute();
  const post = { thread_id: id, internal: 0 };
  await db
    .insertInto('thread_posts')
    .values([
      {
        ...post,
        id,
        author_id: asker.id,
        by_office: 0,
        text: 'Kan ik voor één kind de tijdsdruk uitzetten, zonder dat de anderen het merken?',
        at: asked,
      },
      {
        ...post,
        id: newId(answered),
        author_id: office,
        by_office: 1,
        text: 'Ja. Open het kind, kies Oefeninstellingen en zet daar rustig spelen aan. Het geldt vanaf de volgende ronde.',
        at: answered,
      },
    ])
    .execute();
}

/** Items in each state; `votes` of how many of the voters. */
const ITEMS: readonly { title: string; text: string; state: RoadmapState; votes: number; months?: number }[] =
  [
    {
      title: 'Overzicht op papier voor het rapportgesprek',
      text: 'Eén blad met wat een kind al kan en waar het nu aan werkt.',
      state: 'nu',
      votes: 5,
      months: 1,
    },
    {
      title: 'Meer woorden uit taal en wereld',
      text: 'Woorden bij thema’s zoals ruimte, dieren en vroeger.',
      state: 'later',
      votes: 3,
      months: 4,
    },
    {
      title: 'Samen een spel spelen',
      text: 'Twee kinderen lossen om de beurt een woord op.',
      state: 'idee',
      votes: 4,
    },
    {
      title: 'Woorden zelf inspreken',
      text: 'De eigen stem horen bij de woorden van de week.',
      state: 'klaar',
      votes: 2,
      months: -1,
    },
    {
      title: 'Een ranglijst van de beste spellers',
      text: 'Dat doen we niet: wie wint, wint van zichzelf.',
      state: 'niet',
      votes: 1,
    },
  ];

async function makeRoadmap(
  db: Db,
  now: number,
  voters: readonly { id: string; account_id: string | null }[],
) {
  for (const [i, { title, text, state, votes, months }] of ITEMS.entries()) {
    const at = now - (30 - i) * DAY_MS;
    const id = newId(at);
    const month = new Date(now);
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() + (months ?? 0));
    await db
      .insertInto('roadmap_items')
      .values({
        id,
        title,
        text,
        state,
        merged_into: null,
        month: months === undefined ? '' : month.toISOString().slice(0, 7),
        roles: '[]',
        variants: '[]',
        shown: 1,
        proposed_by: null,
        proposed_as: state === 'idee' ? 'leerkracht, school' : '',
        created_at: at,
        changed_at: at,
        version: 1,
      })
      .execute();
    await db
      .insertInto('roadmap_votes')
      .values(
        // Others for each, so that whoever looks can vote too.
        [...voters, ...voters].slice(i, i + votes).map((voter, n) => ({
          id: newId(at + n),
          item_id: id,
          user_id: voter.id,
          organisation: voter.account_id!,
          at: at + n,
        })),
      )
      .execute();
  }
}
