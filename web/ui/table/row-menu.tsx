import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../icon.tsx';

/** One line of the menu of a row: a page of ours, a page in a tab of its own, or something to do. */
export type RowItem = {
  key: string;
  label: string;
  /** In small letters below the label. */
  note?: string;
  icon?: IconName;
  /** A line above it parts it from what comes before. */
  parted?: boolean;
} & ({ to: string } | { href: string } | { run: () => void });

interface Props {
  /** Whose menu it is, for those who can't see the row. */
  label: string;
  items: readonly RowItem[];
}

/** What can be done with the row of a table, behind three dots; nothing for a row with which nothing can be done. */
export function RowMenu({ label, items }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={isOpen} onClose={close}>
        {items.map((item) => [
          item.parted && <Divider key={`${item.key} parted`} />,
          // A menu takes a moment to go: a second press on it does nothing more.
          <MenuItem key={item.key} {...goes(item)} {...(isOpen && { onClick: doing(item, close) })}>
            {item.icon && (
              <ListItemIcon>
                <Icon name={item.icon} size={18} />
              </ListItemIcon>
            )}
            <ListItemText secondary={item.note}>{item.label}</ListItemText>
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}

/** Where a line leads to. */
function goes(item: RowItem) {
  if ('to' in item) return { component: Link, to: item.to };
  if ('href' in item) return { component: 'a', href: item.href, target: '_blank', rel: 'noopener' };
  return {};
}

const doing = (item: RowItem, close: () => void) => () => {
  close();
  if ('run' in item) item.run();
};
