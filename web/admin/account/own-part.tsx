import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getProfile, type Profile } from '../../../server/contract/accounts.ts';
import { session } from '../../../server/contract/auth.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { OwnForm } from './own-form.tsx';
import { LinkingOutcome, OwnSso } from './own-sso.tsx';
import { SecondPart } from './second-part.tsx';
import { SessionList } from './session-list.tsx';

/** What members of staff keep of themselves. */
export function OwnPart() {
  const user = useUser();
  const id = user?._id ?? '';
  const client = useQueryClient();
  const query = useQuery(queryOf(getProfile, { params: { user: id } }));
  const changed = (profile: Profile) => {
    client.setQueryData(queryOf(getProfile, { params: { user: id } }).queryKey, profile);
    void askAnew(client, [session]);
  };
  return (
    <Loaded query={query}>
      {(profile) => (
        <>
          {may(user, 'sso:link-self') && <LinkingOutcome userId={id} />}
          <OwnForm profile={profile} onChanged={changed} onSaved={(message) => tell({ message })} />
          {may(user, 'sso:link-self') && <OwnSso userId={id} />}
          <SecondPart userId={id} username={profile.username} />
          <SessionList profile={profile} onChanged={changed} />
        </>
      )}
    </Loaded>
  );
}
