import type { SsoWaiting } from '../../../server/contract/sso-links.ts';
import type { Member } from '../../../server/contract/staff.ts';
import type { Candidate } from './choose-user.tsx';
import { alike } from './guess.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingList } from './waiting-list.tsx';

interface Props {
  account: string;
  staff: readonly Member[];
}

/** Colleagues who want to log in, on the page of teachers; nothing while nobody waits. */
export function WaitingStaff({ account, staff }: Props) {
  const waiting = useWaiting(account, 'staff');
  if (waiting.length === 0) return null;
  const people = staff
    .filter(({ active }) => active)
    .map((member) => ({ ...member, firstName: member.name.split(' ')[0] ?? '', linked: [] }));
  const asCandidate = ({ id, name, sso }: (typeof people)[number]): Candidate => ({
    id,
    name,
    isLinked: sso,
  });
  const guessFor = (one: SsoWaiting) => {
    const [only, ...more] = alike(people, one).filter(({ sso }) => !sso);
    return only && more.length === 0 ? asCandidate(only) : undefined;
  };
  return <WaitingList {...{ account, waiting, guessFor }} candidatesFor={() => people.map(asCandidate)} />;
}
