import { useQuery } from '@tanstack/react-query';
import { getPracticeTime, type Opening } from '../../../server/contract/practice-time.ts';
import { queryOf } from '../../app/query-of.ts';
import { board } from './wording.ts';

/** Practice time begins, ends and is set otherwise meanwhile. */
const AGAIN_MS = 60_000;

/** What a board says of practice time: of the group, and of pupils for whom it is otherwise. Nothing while anybody may begin. */
export function usePracticeTime(account: string, group: string) {
  const { data } = useQuery({
    ...queryOf(getPracticeTime, { params: { account, group } }),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
  return {
    ofGroup: data && groupLine(data.group),
    ofPupil: (id: string) => {
      const own = data?.pupils.find((pupil) => pupil.id === id);
      return own && pupilLine(own);
    },
  };
}

function groupLine({ isOpen, opens }: Opening): string | undefined {
  if (isOpen) return undefined;
  return opens === undefined ? board('time.closedLong') : board('time.closed', { opens });
}

function pupilLine({ isOpen, opens }: Opening): string {
  if (isOpen) return board('time.ownOpen');
  return opens === undefined ? board('time.ownClosedLong') : board('time.ownClosed', { opens });
}
