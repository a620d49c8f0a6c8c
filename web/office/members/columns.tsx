import { Chip } from '@mui/material';
import type { OfficeMember } from '../../../server/contract/office-members.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { RowMenu, type RowItem } from '../../ui/table/row-menu.tsx';
import { loginColumns } from '../second/login-columns.tsx';
import { text } from './wording.ts';

/** What can be done with somebody of the office. */
export type MemberAction = 'edit' | 'resend' | 'withdraw' | 'second' | 'off' | 'on';

type Act = (action: MemberAction, member: OfficeMember) => void;

/** The actions that make sense for somebody else as things are now. */
function actionsOf({ active, invited, second }: OfficeMember): MemberAction[] {
  const isWaiting = invited !== null;
  return [
    'edit',
    ...(isWaiting && active ? (['resend'] as const) : []),
    ...(isWaiting ? (['withdraw'] as const) : []),
    ...(second ? (['second'] as const) : []),
    ...(active ? (isWaiting ? [] : (['off'] as const)) : (['on'] as const)),
  ];
}

/** What is to be known of somebody at a glance; undefined where nothing is. */
function stateOf({ self, active, invited }: OfficeMember): string | undefined {
  if (self) return text('states.self');
  if (!active) return text('states.off');
  return invited === null ? undefined : text(`states.${invited}`);
}

/** The columns of the list; `act` is called for what is chosen from the menu of somebody. */
export const columnsOf = (act: Act): Column<OfficeMember>[] => [
  { id: 'name', label: text('name'), isHead: true, value: ({ name }) => name },
  {
    id: 'state',
    label: text('state'),
    isBadge: true,
    value: stateOf,
    cell: (member) => {
      const state = stateOf(member);
      return state === undefined ? null : <Chip size="small" label={state} />;
    },
  },
  {
    id: 'email',
    label: text('email'),
    value: ({ email }) => email ?? undefined,
    cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email ?? text('noEmail')}</span>,
  },
  { id: 'username', label: text('username'), value: ({ username }) => username },
  { id: 'role', label: text('role'), canFilter: true, value: ({ role }) => text(`roles.${role}`) },
  ...loginColumns<OfficeMember>(),
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (member) => <RowMenu label={text('menu', { name: member.name })} items={itemsOf(member, act)} />,
  },
];

const itemsOf = (member: OfficeMember, act: Act): RowItem[] =>
  member.self
    ? [{ key: 'own', label: text('actions.own'), to: paths.officeOwn }]
    : actionsOf(member).map((action) => ({
        key: action,
        label: text(`actions.${action}`),
        run: () => act(action, member),
      }));
