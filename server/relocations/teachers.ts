import type { RelocationLine } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import { lineOf } from './draft.ts';
import type { Stored } from './facts.ts';
import type { GoingGroup } from './groups.ts';
import type { GoingMember } from './staff.ts';

/** What goes along, of which the lines tell. */
interface Going {
  lines: readonly RelocationLine[];
  groups: readonly GoingGroup[];
  staff: readonly GoingMember[];
}

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** The lines with what becomes of groups without their teachers, and of teachers without their groups: told of each. */
export async function withTeachers(
  db: Db,
  of: Stored,
  { lines, groups, staff }: Going,
): Promise<RelocationLine[]> {
  const { target } = of;
  // At home nobody teaches.
  if (target.kind === 'thuis') return [...lines];
  const taught = await taughtIn(
    db,
    groups.flatMap(({ group, joins }) => (joins === null ? [group.id] : [group.id, joins])),
  );
  const going = new Set(staff.map(({ id }) => id));
  const hasTeacher = ({ group, joins }: GoingGroup) =>
    taught.some(({ group_id, id }) => group_id === joins || (group_id === group.id && going.has(id)));
  const alone = new Set(groups.filter((one) => !hasTeacher(one)).map(({ group }) => `group:${group.id}`));
  const emptied = new Map(
    groups.filter(({ isEmptied }) => isEmptied).map(({ group }) => [group.id, group.name]),
  );
  const lost = Map.groupBy(
    taught.filter(({ group_id, id }) => emptied.has(group_id) && !going.has(id)),
    ({ id }) => id,
  );
  const loses = (some: readonly Taught[]) =>
    `Heeft ${list.format(some.map(({ group_id }) => emptied.get(group_id)!))} daarna niet meer.`;
  const told = lines.map((line) => {
    const some =
      line.outcome === 'stays' && line.kind === 'staff'
        ? lost.get(line.key.slice('staff:'.length))
        : undefined;
    if (some) return { ...line, notes: [...line.notes, loses(some)] };
    if (!alone.has(line.key)) return line;
    return {
      ...line,
      outcome: line.outcome === 'goes' ? ('changed' as const) : line.outcome,
      notes: [
        ...line.notes,
        `Komt aan zonder leerkracht. Neem iemand mee, of laat ${target.name} daarna iemand aanwijzen.`,
      ],
    };
  });
  const known = new Set(lines.map(({ key }) => key));
  return [
    ...told,
    ...[...lost].flatMap(([id, some]) =>
      known.has(`staff:${id}`)
        ? []
        : lineOf(of, {
            ...{ key: `${LEFT}${id}`, kind: 'staff', label: some[0]!.name, outcome: 'stays' },
            notes: [loses(some)],
          }),
    ),
  ];
}

const LEFT = 'left:';

/** Whether a line is about somebody who was not picked: that is no business of the other side. */
export const isOfWhoIsLeft = ({ key }: Pick<RelocationLine, 'key'>): boolean => key.startsWith(LEFT);

type Taught = Awaited<ReturnType<typeof taughtIn>>[number];

const taughtIn = (db: Db, groups: readonly string[]) =>
  db
    .selectFrom('group_teachers')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('groups', 'groups.id', 'group_id')
    .select(['group_id', 'users.id', 'users.name'])
    .where('group_id', 'in', groups)
    .where('users.active', '=', 1)
    .orderBy('users.name')
    .orderBy('groups.name')
    .execute();
