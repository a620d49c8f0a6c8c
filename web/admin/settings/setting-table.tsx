import { Button, Chip, Link, Stack } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Follower, Setting, SettingOptions } from '../../../server/contract/settings.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { periodText, valueText } from './values.ts';
import { text } from './wording.ts';

/** What can be done to a setting. */
export type SettingDoing = 'default' | 'archive' | 'restore' | 'trash';

interface Props {
  adminId: string;
  groepId: string;
  settings: readonly Setting[];
  pupils: readonly Follower[];
  /** Names of what is practised; undefined until they are known. */
  options: SettingOptions | undefined;
  busy: boolean;
  onAct: (kind: SettingDoing, setting: Setting) => void;
  onEnd: (settings: readonly Setting[]) => void;
}

/** A setting with who follows it, in the order in which settings are listed. */
interface Row {
  setting: Setting;
  place: number;
  followers: number;
  deviating: number;
}

/** The settings of a group: the default first, those that are put away last. */
export function SettingTable({ settings, pupils, onEnd, ...rest }: Props) {
  const rows = useMemo(
    () =>
      settings.map((setting, place): Row => {
        const own = pupils.filter(({ follows }) => follows === setting.id);
        const deviating = own.filter(({ differs, time }) => differs.length > 0 && time === 'now').length;
        return { setting, place, followers: own.length, deviating };
      }),
    [settings, pupils],
  );
  return (
    <DataTable
      label={text('title')}
      rows={rows}
      columns={columnsOf(rest)}
      idOf={({ setting }) => setting.id}
      nameOf={({ setting }) => setting.name}
      total={(count) => text('list.total', { count })}
      order={{ id: 'place', desc: false }}
      isAway={({ setting }) => setting.archived}
      bulk={(ticked) => (
        <Button onClick={() => onEnd(ticked.map(({ setting }) => setting))}>{text('list.end')}</Button>
      )}
    />
  );
}

const columnsOf = (of: Omit<Props, 'settings' | 'pupils' | 'onEnd'>): Column<Row>[] => [
  {
    id: 'name',
    label: text('list.name'),
    isHead: true,
    value: ({ setting }) => setting.name,
    cell: ({ setting: { id, name, isDefault, archived } }) => (
      <Stack
        component="span"
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Link component={RouterLink} to={paths.setting(of.adminId, of.groepId, id)}>
          {name}
        </Link>
        {isDefault && <Chip label={text('default')} color="secondary" variant="outlined" />}
        {archived && <Chip label={text('list.archived')} variant="outlined" />}
      </Stack>
    ),
  },
  {
    id: 'line',
    label: text('list.line'),
    value: ({ setting }) =>
      valueText('learningLine', setting.fields.learningLine ?? { kind: 'adaptive' }, of.options),
  },
  {
    id: 'followers',
    label: text('list.pupils'),
    align: 'right',
    value: ({ followers }) => followers,
    cell: ({ followers }) => (followers === 0 ? text('list.nobody') : followers),
  },
  {
    id: 'deviating',
    label: text('list.differs'),
    align: 'right',
    value: ({ deviating }) => deviating,
    cell: ({ deviating }) => deviating || '–',
  },
  { id: 'period', label: text('list.period'), value: ({ setting }) => heldText(setting) },
  {
    id: 'place',
    label: text('list.state'),
    value: ({ place }) => place,
    cell: ({ setting }) => stateText(setting),
    canSearch: false,
  },
  {
    id: 'tools',
    label: text('list.actions'),
    isTool: true,
    value: () => undefined,
    cell: ({ setting }) => <Tools {...of} setting={setting} />,
  },
];

const stateText = ({ archived, isDefault, time }: Setting): string =>
  archived ? text('list.archived') : isDefault ? text('default') : text(`list.${time}`);

function Tools({
  adminId,
  groepId,
  busy,
  onAct,
  setting,
}: Pick<Props, 'adminId' | 'groepId' | 'busy' | 'onAct'> & { setting: Setting }): ReactNode {
  const { id, name, isDefault, archived } = setting;
  const button = (kind: SettingDoing, label: 'makeDefault' | 'archive' | 'restore' | 'trash') => (
    <Button
      disabled={busy}
      onClick={() => onAct(kind, setting)}
      aria-label={text(`list.${label}Of`, { name })}
    >
      {text(`list.${label}`)}
    </Button>
  );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
      <Button
        component={RouterLink}
        to={`${paths.setting(adminId, groepId, 'nieuw')}?kopie=${encodeURIComponent(id)}`}
        aria-label={text('list.copyOf', { name })}
      >
        {text('list.copy')}
      </Button>
      {!archived && !isDefault && button('default', 'makeDefault')}
      {!isDefault && (archived ? button('restore', 'restore') : button('archive', 'archive'))}
      {archived && button('trash', 'trash')}
    </Stack>
  );
}

/** The days in which a setting holds, and for whom. */
const heldText = (setting: Setting): string =>
  setting.wholeGroup ? `${periodText(setting)}, ${text('list.wholeGroup')}` : periodText(setting);
