import { Button, Chip, Stack, Tooltip } from '@mui/material';
import type { PupilLogin, PupilSecret } from '../../../../server/contract/cards.ts';
import { PicturePassword } from '../../../auth/card/picture.tsx';
import { dayOf } from '../../../app/day.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RowMenu } from '../../../ui/table/row-menu.tsx';
import { ui } from '../../../ui/wording.ts';
import { dayInWords } from '../day-in-words.ts';
import { needsCard } from './use-passwords.ts';
import { cards as text } from './wording.ts';

/** What can be done with logins. */
export interface LoginDoing {
  show: (id: string) => void;
  hide: (id: string) => void;
  print: (ids: readonly string[]) => void;
  ask: (what: 'renew' | 'newCard' | 'end', ids: readonly string[]) => void;
  /** Shows what a pupil is linked to; left out for who may not. */
  links?: (pupil: PupilLogin) => void;
}

interface Props {
  label: string;
  logins: readonly PupilLogin[];
  /** Passwords that are shown now. */
  shown: ReadonlyMap<string, PupilSecret>;
  doing: LoginDoing;
}

const ACTIONS = [
  { key: 'print', icon: 'print' },
  { key: 'renew', icon: 'key' },
  { key: 'newCard', icon: 'add' },
  { key: 'end', icon: 'close' },
] as const satisfies { key: string; icon: IconName }[];

/** How pupils log in, with what can be done about it for one or for several. */
export function PasswordTable({ label, logins, shown, doing }: Props) {
  const run = (key: (typeof ACTIONS)[number]['key'], ids: readonly string[]) =>
    key === 'print' ? doing.print(ids) : doing.ask(key, ids);
  return (
    <DataTable
      label={label}
      rows={logins}
      columns={columnsOf(shown, doing, run)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      total={(count) => text('total', { count })}
      order={{ id: 'name', desc: false }}
      bulk={(rows) => (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {ACTIONS.map(({ key, icon }) => (
            <Button
              key={key}
              startIcon={<Icon name={icon} size={18} />}
              onClick={() =>
                run(
                  key,
                  rows.map(({ id }) => id),
                )
              }
            >
              {text(`do.${key}`)}
            </Button>
          ))}
        </Stack>
      )}
    />
  );
}

const columnsOf = (
  shown: ReadonlyMap<string, PupilSecret>,
  doing: LoginDoing,
  run: (key: (typeof ACTIONS)[number]['key'], ids: readonly string[]) => void,
): Column<PupilLogin>[] => [
  { id: 'name', label: text('name'), isHead: true, value: ({ name }) => name },
  { id: 'username', label: text('username'), value: ({ username }) => username },
  {
    id: 'password',
    label: text('password'),
    // Never in a file or in the search: whoever needs passwords on paper prints them, which is noted.
    value: () => text('hidden'),
    canSort: false,
    canSearch: false,
    cell: (login) => <PasswordCell {...{ login, doing }} secret={shown.get(login.id)} />,
  },
  {
    id: 'changed',
    label: text('changed'),
    value: ({ changedAt }) => changedAt,
    inFile: [{ label: text('changed'), value: ({ changedAt }) => changedAt && dayOf(changedAt) }],
    canSearch: false,
    cell: ({ changedAt }) => changedAt && dayInWords(changedAt),
  },
  {
    id: 'card',
    label: text('card'),
    value: ({ card }) => card?.madeAt,
    inFile: [{ label: text('card'), value: ({ card }) => card && dayOf(card.madeAt) }],
    canSearch: false,
    cell: ({ card }) =>
      card
        ? card.usedAt
          ? text('cardUsed', { day: dayInWords(card.usedAt) })
          : text('cardMade', { day: dayInWords(card.madeAt) })
        : text('noCard'),
  },
  {
    id: 'menu',
    label: ui('table.tools'),
    isTool: true,
    value: () => undefined,
    cell: (login) => (
      <RowMenu
        label={text('menu', { name: login.name })}
        items={[
          ...ACTIONS.filter(({ key }) => key !== 'end' || login.card).map(({ key, icon }) => ({
            key,
            icon,
            label: text(`do.${key}`),
            run: () => run(key, [login.id]),
          })),
          ...(login.sso && doing.links
            ? [
                {
                  key: 'links',
                  icon: 'school' as const,
                  label: text('do.links'),
                  run: () => doing.links?.(login),
                },
              ]
            : []),
        ]}
      />
    ),
  },
];

interface CellProps {
  login: PupilLogin;
  secret: PupilSecret | undefined;
  doing: LoginDoing;
}

/** The password: hidden until somebody asks for it. */
function PasswordCell({ login, secret, doing }: CellProps) {
  const { id, name, style, sso } = login;
  if (!needsCard(login)) return text('notNeeded');
  if (style === undefined)
    return (
      <Tooltip title={text('unknownHelp')} describeChild>
        <span tabIndex={0}>{text('unknown')}</span>
      </Tooltip>
    );
  const password = secret?.password;
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {password === undefined ? (
        <span aria-label={text('hidden')} role="img">
          ••••••
        </span>
      ) : style === 'plaatjes' ? (
        <PicturePassword password={password} size={26} />
      ) : (
        <b>{password}</b>
      )}
      <Button
        className="no-print"
        onClick={() => (password === undefined ? doing.show(id) : doing.hide(id))}
        aria-label={text(password === undefined ? 'showOf' : 'hideOf', { name })}
      >
        {text(password === undefined ? 'show' : 'hide')}
      </Button>
      {sso && <Chip label={text('notNeeded')} variant="outlined" />}
    </Stack>
  );
}
