import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listPasswords,
  MOST_PUPILS_AT_ONCE,
  newPasswords,
  revealPasswords,
  setCards,
  type PasswordStyle,
  type PupilLogin,
  type PupilSecret,
} from '../../../../server/contract/cards.ts';
import { listPupils } from '../../../../server/contract/pupils.ts';
import { messageOf } from '../../../api/error.ts';
import { inParts } from '../../../api/in-parts.ts';
import { askAnew, queryKeyOf, queryOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { tell } from '../../../ui/toast.tsx';
import type { InGroup } from '../use-pupils.ts';
import { cards as text } from './wording.ts';

/** How the pupils of a group log in. */
export const usePasswords = (params: InGroup) => useQuery(queryOf(listPasswords, { params }));

/** The same of several groups, to print of them all. */
export const usePasswordsOfGroups = (account: string, groups: readonly string[]) =>
  useQuery({
    queryKey: [...queryKeyOf(listPasswords, { params: { account } }), ...groups],
    enabled: groups.length > 0,
    queryFn: ({ signal }) =>
      Promise.all(groups.map((group) => call(listPasswords, { params: { account, group }, signal }))),
  });

/** Whether a pupil logs in here at all: who comes by single sign-on and never had a password does not. */
export const needsCard = ({ sso, style }: PupilLogin): boolean => !(sso && style === undefined);

const changedIn = (parts: readonly { changed: number }[]) =>
  parts.reduce((sum, { changed }) => sum + changed, 0);

interface Done {
  /** A password was shown. */
  onShown: (secret: PupilSecret) => void;
  /** These have another password now: what was shown of it is not true any more. */
  onRenewed: (pupils: readonly string[]) => void;
}

/** Showing and renewing passwords, ending cards. `batch` is sent along, so that nothing is done twice. */
export function usePasswordActions(params: InGroup, { onShown, onRenewed }: Done) {
  const client = useQueryClient();
  const refresh = () => askAnew(client, [listPasswords, listPupils], params);
  const onError = (error: unknown) => tell({ message: messageOf(error), severity: 'error' });
  const reveal = useMutation({
    mutationFn: (pupil: string) => call(revealPasswords, { params, body: { pupils: [pupil] } }),
    onSuccess: ({ secrets }) => secrets.forEach(onShown),
    onError,
  });
  const renew = useMutation({
    // The same batch in each part: what is sent again is done once.
    mutationFn: (body: { batch: string; pupils: string[]; style: PasswordStyle }) =>
      inParts(body.pupils, MOST_PUPILS_AT_ONCE, (pupils) =>
        call(newPasswords, { params, body: { ...body, pupils } }),
      ),
    onSuccess: (parts, { pupils }) => {
      onRenewed(pupils);
      tell({ message: text('renew.done', { count: changedIn(parts) }) });
      return refresh();
    },
    onError,
  });
  const card = useMutation({
    mutationFn: (body: { batch: string; pupils: string[]; card: 'new' | 'none' }) =>
      inParts(body.pupils, MOST_PUPILS_AT_ONCE, (pupils) =>
        call(setCards, { params, body: { ...body, pupils } }),
      ),
    onSuccess: (parts, body) => {
      if (body.card === 'none') tell({ message: text('end.done', { count: changedIn(parts) }) });
      return refresh();
    },
    onError,
  });
  return { reveal, renew, card };
}
