import type { RelocationLine } from '../contract/relocations.ts';
import type { StaffRole } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import { ROLES_OF } from '../staff/repository.ts';
import { goneLine, lineOf } from './draft.ts';
import { staffOf, type Stored } from './facts.ts';
import type { GoingGroup } from './groups.ts';

/** Somebody of the staff who goes along, with the role in the other account. */
export interface GoingMember {
  id: string;
  role: StaffRole;
}

/** What would happen with each of the staff who was picked, while these groups go along. */
export async function staffLines(
  db: Db,
  of: Stored,
  groups: readonly GoingGroup[],
): Promise<{ lines: RelocationLine[]; going: GoingMember[] }> {
  const { source, target, items } = of;
  const here = new Map((await staffOf(db, source)).map((user) => [user.id, user]));
  const there = await staffOf(db, target);
  const taught = await db
    .selectFrom('group_teachers')
    .innerJoin('groups', 'groups.id', 'group_teachers.group_id')
    .select(['user_id', 'groups.id', 'groups.name'])
    .where('user_id', 'in', items.staff)
    .where('archived_at', 'is', null)
    .where('sample', '=', 0)
    .orderBy('groups.name')
    .execute();
  const along = new Set(groups.map(({ group }) => group.id));
  const lines: RelocationLine[] = [];
  const going: GoingMember[] = [];
  for (const id of items.staff) {
    const user = here.get(id);
    if (!user) {
      lines.push(goneLine(of, 'staff', id));
      continue;
    }
    const key = `staff:${id}`;
    const pick = of.choices[key]?.pick;
    const role = roleThere(user.role as StaffRole, of);
    const keeps = taught.filter((group) => group.user_id === id && !along.has(group.id));
    const twin = there.find(({ staff_key }) => staff_key !== null && staff_key === user.staff_key);
    const doubts = [
      ...(role === undefined ? [`${target.name} is een thuisaccount: daar werken geen leerkrachten.`] : []),
      ...(twin ? [`Bij ${target.name} werkt al iemand die ook ${twin.name} heet.`] : []),
      ...(keeps.length > 0
        ? [
            `Heeft bij ${source.name} ook ${keeps.map(({ name }) => name).join(', ')}: die {groepen} gaan niet mee.`,
          ]
        : []),
    ];
    const comes = keeps.length > 0 ? 'leave' : 'come';
    const options =
      doubts.length === 0 ? [] : role === undefined ? ['stay' as const] : ([comes, 'stay'] as const);
    const goes = role !== undefined && (doubts.length === 0 || pick === comes);
    const isOther = role !== undefined && role !== user.role;
    lines.push(
      lineOf(of, {
        ...{ key, kind: 'staff', label: user.name, options: [...options] },
        outcome: goes
          ? doubts.length > 0 || isOther
            ? 'changed'
            : 'goes'
          : pick === 'stay'
            ? 'stays'
            : 'stopped',
        notes: [
          ...doubts,
          ...(goes && isOther ? [`Wordt daar ${role === 'docent' ? 'leerkracht' : 'beheerder'}.`] : []),
          ...(goes && pick === 'leave' ? [`Heeft die {groepen} daarna niet meer.`] : []),
        ],
      }),
    );
    if (goes) going.push({ id, role });
  }
  return { lines: [...lines, ...(await adminLine(db, of, going, along))], going };
}

/** The role that somebody has in the other account: who ran this one runs that one where it knows such a role. */
function roleThere(role: StaffRole, { target }: Pick<Stored, 'target'>): StaffRole | undefined {
  const roles = ROLES_OF[target.kind];
  if (roles.includes(role)) return role;
  return role === 'docent' ? undefined : roles.find((one) => one !== 'docent');
}

/** An account that keeps pupils keeps somebody who runs it. */
async function adminLine(
  db: Db,
  of: Stored,
  going: readonly GoingMember[],
  along: ReadonlySet<string>,
): Promise<RelocationLine[]> {
  const { source } = of;
  const admins = (await staffOf(db, source)).filter(({ role }) => role !== 'docent');
  if (admins.length === 0 || !admins.every(({ id }) => going.some((one) => one.id === id))) return [];
  const stays = await db
    .selectFrom('pupils')
    .innerJoin('groups', 'groups.id', 'pupils.group_id')
    .select('groups.id')
    .distinct()
    .where('pupils.account_id', '=', source.id)
    .where('groups.sample', '=', 0)
    .execute();
  if (stays.every(({ id }) => along.has(id))) return [];
  return [
    lineOf(of, {
      ...{ key: 'account:admin', kind: 'account', label: source.name, outcome: 'stopped' },
      notes: [
        'Alle beheerders gaan mee terwijl er {groepen} blijven. Laat een beheerder achter of neem alles mee.',
      ],
    }),
  ];
}
