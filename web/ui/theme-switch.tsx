import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, useColorScheme } from '@mui/material';
import { useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { ui } from './wording.ts';

const MODES = ['light', 'dark', 'system'] as const;
const ICONS: Record<(typeof MODES)[number], IconName> = { light: 'sun', dark: 'away', system: 'system' };

/** Light, dark, or as the device is set; kept on this device. */
export function ThemeSwitch() {
  const { mode = 'light', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={ui('theme.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={ICONS[mode]} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {MODES.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === mode}
            selected={one === mode}
            onClick={() => {
              setMode(one);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <Icon name={ICONS[one]} />
            </ListItemIcon>
            <ListItemText>{ui(`theme.${one}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
