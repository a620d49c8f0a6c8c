import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Group } from '../../../server/contract/groups.ts';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { text } from './wording.ts';

/** What can be done with one group. */
export type GroupAction = 'edit' | 'split' | 'merge' | 'toArchive' | 'restore';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
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
      {(pages.length > 0 || actions.length > 0 || group.archived) && (
        <IconButton
          size="small"
          aria-label={text('menu', { name: group.name })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="more" />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={isOpen} onClose={close}>
        {pages.map(({ key, to }) => (
          <MenuItem key={key} component={Link} to={to(adminId, group.id)}>
            {text(`links.${key}`)}
          </MenuItem>
        ))}
        {group.archived && group.mayOpen && (
          <MenuItem component={Link} to={paths.pastGroup(adminId, group.id)}>
            {text('links.past')}
          </MenuItem>
        )}
        {actions.map((action, i) => (
          <MenuItem
            key={action}
            divider={i < actions.length - 1 && action === 'edit'}
            onClick={() => {
              close();
              onAction(action, group);
            }}
          >
            {text(action)}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
