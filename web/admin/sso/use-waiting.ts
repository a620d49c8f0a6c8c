import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPasswords } from '../../../server/contract/cards.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import {
  dismissSsoWaiting,
  linkSsoPupil,
  linkSsoStaff,
  restoreSsoWaiting,
  ssoPupils,
  ssoWaiting,
  type SsoWaiting,
  ssoLinks,
  groupSsoLinks,
} from '../../../server/contract/sso-links.ts';
import { ssoSettings } from '../../../server/contract/sso.ts';
import { listStaff } from '../../../server/contract/staff.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { tell } from '../../ui/toast.tsx';
import { sso as text } from './wording.ts';

/** A pupil hears that the teacher sees it now: so it is looked at again while the page is open. */
const LOOK_MS = 20_000;

/** Who waits for an account, of the kind that a page is about; nobody for whom may not know. */
export function useWaiting(account: string, who: SsoWaiting['who']): readonly SsoWaiting[] {
  const user = useUser();
  const { data } = useQuery({
    ...queryOf(ssoWaiting, { params: { account } }),
    enabled: may(user, 'sso:waiting'),
    refetchInterval: LOOK_MS,
  });
  return data?.filter((one) => one.who === who) ?? [];
}

/** The pupils whom one may link. */
export const useCandidates = (account: string, enabled: boolean) =>
  useQuery({
    ...queryOf(ssoPupils, { params: { account } }),
    enabled,
  });

/** How somebody who waits is called. */
export const nameOf = ({ givenName }: Pick<SsoWaiting, 'givenName'>) => givenName || text('waiting.nameless');

/** What a list of people shows of logging in: to be asked anew after a change. */
const AFFECTED = [
  ssoWaiting,
  ssoPupils,
  ssoLinks,
  groupSsoLinks,
  listPupils,
  listPasswords,
  listStaff,
  ssoSettings,
];

/** Asks anew for all that tells how people of an account log in. */
export function useRefreshLogins(account: string): () => Promise<void> {
  const client = useQueryClient();
  return () => askAnew(client, AFFECTED, { account });
}

/** Linking and dismissing, each with its undo. */
export function useWaitingActions(account: string) {
  const refresh = useRefreshLogins(account);
  const onError = (error: unknown) => {
    tell({ message: messageOf(error), severity: 'error' });
    return refresh();
  };
  const restore = useMutation({
    mutationFn: ({ id }: SsoWaiting) => call(restoreSsoWaiting, { params: { account, waiting: id } }),
    onSuccess: (_, one) => {
      tell({ message: text('waiting.restored', { name: nameOf(one) }) });
      return refresh();
    },
    onError,
  });
  const done = (message: string, one: SsoWaiting) => {
    tell({ message, action: { label: text('waiting.undo'), run: () => restore.mutate(one) } });
    return refresh();
  };
  const link = useMutation({
    mutationFn: ({ one, user }: { one: SsoWaiting; user: { id: string; name: string } }) => {
      const body = { waiting: one.id };
      return one.who === 'pupil'
        ? call(linkSsoPupil, { params: { pupil: user.id }, body })
        : call(linkSsoStaff, { params: { account, staff: user.id }, body });
    },
    onSuccess: (_, { one, user }) =>
      done(text('waiting.linked', { name: nameOf(one), user: user.name }), one),
    onError,
  });
  const dismiss = useMutation({
    mutationFn: ({ id }: SsoWaiting) => call(dismissSsoWaiting, { params: { account, waiting: id } }),
    onSuccess: (_, one) => done(text('waiting.dismissed', { name: nameOf(one) }), one),
    onError,
  });
  return { link, dismiss };
}
