import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Pupil } from '../../../server/contract/pupils.ts';
import { paths } from '../../app/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { PupilDoing } from './doing.ts';
import { pupils as text } from './wording.ts';

interface Props {
  account: string;
  group: string;
  pupil: Pupil;
  doing: PupilDoing;
}

/** All that can be done for one pupil. */
export function PupilMenu({ account, group, pupil, doing }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const go = (key: 'progress' | 'settings' | 'password', icon: IconName, to: string) => (
    <MenuItem component={Link} to={to} onClick={close}>
      <ListItemIcon>
        <Icon name={icon} size={18} />
      </ListItemIcon>
      <ListItemText>{text(`row.${key}`)}</ListItemText>
    </MenuItem>
  );
  const act = (key: 'edit' | 'move' | 'trash', icon: IconName, run: () => void) => (
    <MenuItem
      onClick={() => {
        close();
        run();
      }}
    >
      <ListItemIcon>
        <Icon name={icon} size={18} />
      </ListItemIcon>
      <ListItemText>{text(`row.${key}`)}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('row.menu', { name: pupil.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {go('progress', 'dashboard', paths.pupilProgress(account, group, pupil.id))}
        {go('settings', 'sliders', paths.pupilSetting(account, group, pupil.id))}
        {go('password', 'key', `${paths.passwords(account, group)}?zoek=${pupil.username}`)}
        <MenuItem
          component="a"
          href={`${import.meta.env.BASE_URL}${paths.map(pupil.id).slice(1)}`}
          target="_blank"
          rel="noopener"
          onClick={close}
        >
          <ListItemIcon>
            <Icon name="map" size={18} />
          </ListItemIcon>
          <ListItemText secondary={text('row.viewNote')}>{text('row.view')}</ListItemText>
        </MenuItem>
        <Divider />
        {act('edit', 'edit', () => doing.edit(pupil))}
        {doing.move && act('move', 'group', () => doing.move?.([pupil]))}
        {act('trash', 'trash', () => doing.trash([pupil]))}
      </Menu>
    </>
  );
}
