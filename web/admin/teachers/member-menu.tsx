import type { Member } from '../../../server/contract/staff.ts';
import { may, useUser } from '../../app/use-session.ts';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { text } from './wording.ts';

/** What can be done with somebody. */
export type MemberAction =
  'edit' | 'standIn' | 'resend' | 'withdraw' | 'sso' | 'second' | 'export' | 'off' | 'on' | 'erase';

/** The actions that make sense for somebody as things are now. */
function actionsOf({ active, invited, self, role, sso, second }: Member, mayLink: boolean): MemberAction[] {
  const links = [
    ...(sso && mayLink ? (['sso'] as const) : []),
    ...(second && !self ? (['second'] as const) : []),
  ];
  if (!active) return ['on', ...links, 'export', 'erase'];
  const isWaiting = invited === 'open' || invited === 'expired';
  return [
    'edit',
    ...(role === 'docent' ? (['standIn'] as const) : []),
    ...(isWaiting ? (['resend', 'withdraw'] as const) : []),
    ...links,
    ...(isWaiting ? [] : (['export'] as const)),
    ...(isWaiting || self ? [] : (['off'] as const)),
  ];
}

interface Props {
  member: Member;
  onAction: (action: MemberAction, member: Member) => void;
}

/** What can be done with somebody who works here. */
export function MemberMenu({ member, onAction }: Props) {
  const mayLink = may(useUser(), 'sso:link-staff');
  return (
    <RowMenu
      label={text('menu', { name: member.name })}
      items={actionsOf(member, mayLink).map((action) => ({
        key: action,
        label: text(`actions.${action}`),
        run: () => onAction(action, member),
      }))}
    />
  );
}
