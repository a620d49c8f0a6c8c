import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import type { Group } from '../../../server/contract/groups.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { text } from './wording.ts';

/** What can be done with one group. */
export type GroupAction = 'edit' | 'split' | 'merge' | 'toArchive' | 'toTrash' | 'restore' | 'removeSample';

interface Props {
  adminId: string;
  group: Group;
  /** Changes that the one who looks may make. */
  actions: readonly GroupAction[];
  onAction: (action: GroupAction, group: Group) => void;
}

const PAGES = [
  { key: 'pupils', to: paths.pupils },
  { key: 'settings', to: paths.settings },
  { key: 'lists', to: paths.wordLists },
  { key: 'progress', to: paths.groupOverview },
  { key: 'passwords', to: paths.passwords },
] as const;

/** Where a row leads, and what can be done with its group. */
export function GroupMenu({ adminId, group, actions, onAction }: Props) {
  const pages = group.mayOpen && !group.archived ? PAGES : [];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, justifyContent: { sm: 'flex-end' } }}>
      {pages.length > 0 && (
        <Button
          component={Link}
          to={paths.groupProgress(adminId, group.id)}
          variant="outlined"
          startIcon={<Icon name="live" size={18} />}
          aria-label={text('links.boardOf', { name: group.name })}
        >
          {text('links.board')}
        </Button>
      )}
      <RowMenu
        label={text('menu', { name: group.name })}
        items={[
          ...pages.map(({ key, to }) => ({ key, label: text(`links.${key}`), to: to(adminId, group.id) })),
          ...(group.archived && group.mayOpen
            ? [{ key: 'past', label: text('links.past'), to: paths.pastGroup(adminId, group.id) }]
            : []),
          ...actions.map((action, i) => ({
            key: action,
            label: text(action),
            parted: i === 0,
            run: () => onAction(action, group),
          })),
        ]}
      />
    </Stack>
  );
}
