import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { Group } from '../../../server/contract/groups.ts';
import { text } from './wording.ts';

/** The group that pupils go to, for who does not drag. */
export function MoveTo({ groups, onChoose }: { groups: readonly Group[]; onChoose: (id: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('arrangePage.to')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onChoose(id);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
