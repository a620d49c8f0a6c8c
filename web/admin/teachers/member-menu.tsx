import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { Member } from '../../../server/contract/staff.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { text } from './wording.ts';

/** What can be done with somebody. */
export type MemberAction = 'edit' | 'standIn' | 'resend' | 'withdraw' | 'sso' | 'off' | 'on';

/** The actions that make sense for somebody as things are now. */
function actionsOf({ active, invited, self, role, sso }: Member, mayLink: boolean): MemberAction[] {
  const links = sso && mayLink ? (['sso'] as const) : [];
  if (!active) return ['on', ...links];
  const isWaiting = invited === 'open' || invited === 'expired';
  return [
    'edit',
    ...(role === 'docent' ? (['standIn'] as const) : []),
    ...(isWaiting ? (['resend', 'withdraw'] as const) : []),
    ...links,
    ...(isWaiting || self ? [] : (['off'] as const)),
  ];
}

interface Props {
  member: Member;
  onAction: (action: MemberAction, member: Member) => void;
}

/** The menu of a row. */
export function MemberMenu({ member, onAction }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayLink = may(useUser(), 'sso:link-staff');
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('menu', { name: member.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actionsOf(member, mayLink).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAction(action, member);
            }}
          >
            {text(`actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
