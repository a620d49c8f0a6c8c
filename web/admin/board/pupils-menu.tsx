import { Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Topic } from './topic.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  /** Whom it is about, for who can't see where the button stands. */
  label: string;
  pupils: string[];
  lead: Lead;
  held: boolean;
  /** What lies at hand for them. */
  topic?: Topic | undefined;
  onGive: (pupils: string[]) => void;
  /** Screens that open as the pupil sees them. */
  views?: readonly { label: string; href: string }[];
}

/** All that can be done for one pupil or some of them. */
export function PupilsMenu({ label, pupils, lead, held, topic, onGive, views = [] }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const category = topic?.category;
  const item = (text: string, run: () => void) => (
    <MenuItem
      key={text}
      onClick={() => {
        close();
        run();
      }}
    >
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={board('menuOf', { name: label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.3 }}
      >
        <Icon name="more" size={18} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.map(({ label: text, href }) => (
          <MenuItem key={href} component="a" href={href} target="_blank" rel="noopener" onClick={close}>
            <ListItemText>{text}</ListItemText>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        {topic && item(board('give', { name: topic.name }), () => lead.setReady(topic, pupils))}
        {item(board('menu.give'), () => onGive(pupils))}
        {item(board('menu.map'), () => lead.send({ place: 'map' }, pupils))}
        {category !== undefined &&
          item(board('menu.place', { name: topic!.name }), () =>
            lead.send({ place: 'category', category }, pupils),
          )}
        {item(board(held ? 'menu.goOn' : 'menu.hold'), () => lead.hold(!held, pupils))}
      </Menu>
    </>
  );
}
