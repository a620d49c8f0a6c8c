import type { RelocationLine } from '../contract/relocations.ts';
import { OPEN_STATES } from '../contract/jobs.ts';
import { isOpenToPupils, seatsIn, standingOn } from '../contract/licence-state.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { readFacts } from '../licence/repository.ts';
import { freeSeats, usedSeats } from '../licence/seats.ts';
import { lineOf } from './draft.ts';
import { ownOf, type Stored } from './facts.ts';
import { goneLine } from './draft.ts';

/** What stands in the way in the accounts themselves: licences, other work, seats; and what differs between them. */
export async function accountLines(
  db: Db,
  of: Stored,
  pupils: number,
  now: number,
): Promise<RelocationLine[]> {
  const { source, target } = of;
  const day = nameOfDay(now);
  const free = await freeSeats(db, target.id, now);
  const line = (key: string, label: string, outcome: RelocationLine['outcome'], note: string) =>
    lineOf(of, { key: `account:${key}`, kind: 'account', label, outcome, notes: [note] });
  const lines: RelocationLine[] = [];
  const standing = standingOn(await readFacts(db, target.id), day);
  // Where licences do not count every account is open.
  if (standing.state === 'blocked' || (free !== null && !isOpenToPupils(standing.state)))
    lines.push(
      line(
        'licence',
        target.name,
        'stopped',
        standing.state === 'blocked'
          ? 'Dit account is geblokkeerd: er kan niemand bij.'
          : 'Dit account heeft geen lopende licentie: er kan niemand bij.',
      ),
    );
  for (const account of [source, target])
    if (await isBusy(db, account.id))
      lines.push(
        line(
          `busy-${account.id}`,
          account.name,
          'stopped',
          'Er loopt nog ander werk op de achtergrond. Wacht tot dat klaar is.',
        ),
      );
  if (source.variant !== target.variant)
    lines.push(
      line(
        'variant',
        target.name,
        'changed',
        target.variant === 'be'
          ? 'Belgisch account: groep 3 heet er eerste leerjaar, en zo verder.'
          : 'Nederlands account: het eerste leerjaar heet er groep 3, en zo verder.',
      ),
    );
  const inThere = await usedSeats(db, target.id);
  if (inThere + pupils > MOST_PUPILS[target.kind])
    lines.push(
      line(
        'most',
        target.name,
        'stopped',
        `In dit account passen hoogstens ${MOST_PUPILS[target.kind]} {leerlingen}.`,
      ),
    );
  return [...lines, ...(await seatLines(db, of, { pupils, free, day }))];
}

async function isBusy(db: Db, accountId: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('writes', '=', 1)
    .where('state', 'in', OPEN_STATES)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/** Whether there is room, with the seats that go along. `free` is null where licences do not count. */
async function seatLines(
  db: Db,
  of: Stored,
  { pupils, free, day }: { pupils: number; free: number | null; day: string },
): Promise<RelocationLine[]> {
  const { source, target } = of;
  const { seats } = of.items;
  if (free === null) return [];
  const line = (outcome: RelocationLine['outcome'], ...notes: string[]) =>
    lineOf(of, { key: 'seats', kind: 'seats', label: 'Plaatsen', outcome, notes });
  if (seats > 0) {
    const [from, to] = [
      standingOn(await readFacts(db, source.id), day),
      standingOn(await readFacts(db, target.id), day),
    ];
    const left = seatsIn(from) - ((await usedSeats(db, source.id)) - pupils);
    if (!from.period || !to.period || seats > left)
      return [line('stopped', `Bij ${source.name} kunnen hoogstens ${Math.max(0, left)} plaatsen weg.`)];
    // A seat goes for the rest of its period, and a period has one number of seats.
    const [endsHere, endsThere] = [from.period.endsOn, to.period.endsOn];
    if (endsHere !== null && (endsThere === null || endsThere > endsHere))
      return [
        line(
          'stopped',
          `De licentie van ${target.name} loopt langer dan die van ${source.name}: laat daar plaatsen bestellen.`,
        ),
      ];
  }
  const short = pupils - free - seats;
  if (short > 0)
    return [
      line(
        'stopped',
        `Bij ${target.name} zijn ${short} plaatsen te weinig: ${free} vrij, ${pupils} nodig. Laat plaatsen bestellen, of neem plaatsen mee van ${source.name}.`,
      ),
    ];
  return seats > 0 ? [line('goes', `${seats} plaatsen gaan mee voor de rest van de periode.`)] : [];
}

/** What would happen with the lists and methods that were picked: each is copied, as others may use it. */
export async function copiedLines(db: Db, of: Stored): Promise<RelocationLine[]> {
  const lines: RelocationLine[] = [];
  for (const [kind, table, ids] of [
    ['list', 'word_lists', of.items.lists],
    ['method', 'methods', of.items.methods],
  ] as const) {
    const own = new Map((await ownOf(db, table, of.source.id)).map(({ id, name }) => [id, name]));
    const there = new Set((await ownOf(db, table, of.target.id)).map(({ name }) => name));
    for (const id of ids) {
      const name = own.get(id);
      if (name === undefined) lines.push(goneLine(of, kind, id));
      else
        lines.push(
          lineOf(of, {
            ...{ key: `${kind}:${id}`, kind, label: name, outcome: 'goes' },
            notes: [
              `Er komt een kopie bij ${of.target.name}; hier blijft het staan.`,
              ...(there.has(name) ? ['Daar heet al een zo: er komt een tweede naast.'] : []),
            ],
          }),
        );
    }
  }
  return lines;
}
