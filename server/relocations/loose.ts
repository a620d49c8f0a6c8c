import type { RelocationLine } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import type { RowDraft } from '../jobs/kind.ts';
import { takeSeats } from '../licence/seats.ts';
import { goneLine, lineOf } from './draft.ts';
import { openGroupsOf, type Stored } from './facts.ts';
import { twinLine, twinsIn } from './groups.ts';
import { letSeatsGo, movePupil, type Moving, type Told } from './move-group.ts';

/** Pupils who move without their group, as they are in the account that they leave. */
const looseIn = (db: Db, { source, items }: Stored) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'group_id', 'username', 'first_name', 'infix', 'last_name', 'groep'])
    .where(
      'pupils.id',
      'in',
      items.pupils.map(({ id }) => id),
    )
    .where('pupils.account_id', '=', source.id)
    .where('group_id', 'is not', null)
    .where('trashed_at', 'is', null)
    .where('users.active', '=', 1)
    .where('users.role', '=', 'leerling')
    .execute();

/** Those of them who lie in the trash of that account. */
const trashedIn = (db: Db, { source, items }: Stored) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['pupils.id', 'username'])
    .where(
      'pupils.id',
      'in',
      items.pupils.map(({ id }) => id),
    )
    .where('pupils.account_id', '=', source.id)
    .where('trashed_at', 'is not', null)
    .execute();

const trashedLine = (of: Stored, pupil: { id: string; username: string } | undefined) =>
  pupil &&
  lineOf(of, {
    ...{ key: `pupil:${pupil.id}`, kind: 'pupil', label: pupil.username, outcome: 'stopped' },
    notes: [
      `Ligt bij ${of.source.name} in de prullenbak. Laat een beheerder daar {deze leerling} terughalen, en draai dan opnieuw proef.`,
    ],
  });

/** What would happen with each pupil who was picked without a group. */
export async function looseLines(db: Db, of: Stored): Promise<{ lines: RelocationLine[]; going: string[] }> {
  const { items, target, choices } = of;
  if (items.pupils.length === 0) return { lines: [], going: [] };
  const here = new Map((await looseIn(db, of)).map((pupil) => [pupil.id, pupil]));
  const there = new Map((await openGroupsOf(db, target.id)).map((group) => [group.id, group]));
  const twins = await twinsIn(db, target.id);
  const trashed = new Map((await trashedIn(db, of)).map((pupil) => [pupil.id, pupil]));
  const lines: RelocationLine[] = [];
  const going: string[] = [];
  for (const { id, to } of items.pupils) {
    const [pupil, group] = [here.get(id), there.get(to)];
    if (!pupil) {
      lines.push(trashedLine(of, trashed.get(id)) ?? goneLine(of, 'pupil', id));
      continue;
    }
    const line = (outcome: RelocationLine['outcome'], note: string) =>
      lineOf(of, { key: `pupil:${id}`, kind: 'pupil', label: pupil.username, outcome, notes: [note] });
    if (items.groups.includes(pupil.group_id ?? '')) {
      lines.push(line('stopped', 'Gaat al mee met de {groep}. Haal {deze leerling} uit de keuze.'));
      continue;
    }
    lines.push(
      group
        ? (twinLine(of, pupil, twins) ?? line('goes', `Komt in ${group.name}.`))
        : line('stopped', `De gekozen {groep} van ${target.name} is er niet meer.`),
    );
    if (group && choices[`pupil:${id}`]?.pick !== 'stay') going.push(id);
  }
  return { lines, going };
}

/** Moves who goes without a group. */
export async function moveLoose(
  trx: Db,
  of: Stored,
  moving: Moving,
): Promise<{ rows: RowDraft[]; told: Told }> {
  const there = new Set((await openGroupsOf(trx, of.target.id)).map(({ id }) => id));
  const here = new Map((await looseIn(trx, of)).map((pupil) => [pupil.id, pupil]));
  const going = of.items.pupils.filter(
    ({ id, to }) => here.has(id) && there.has(to) && of.choices[`pupil:${id}`]?.pick !== 'stay',
  );
  await letSeatsGo(trx, moving.job, going.length);
  await takeSeats(trx, of.target.id, going.length, moving.now);
  const rows: RowDraft[] = [];
  for (const { id, to } of going) rows.push(await movePupil(trx, of, { id, group: to }, moving));
  return {
    rows,
    told: {
      groups: going.flatMap(({ id, to }) => [to, here.get(id)!.group_id!]),
      users: going.map(({ id }) => id),
    },
  };
}
