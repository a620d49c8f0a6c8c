import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getProfile, type Profile } from '../../../server/contract/accounts.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Toast, type ToastText } from '../../ui/toast.tsx';
import { OwnForm } from './own-form.tsx';
import { LinkingOutcome, OwnSso } from './own-sso.tsx';
import { SessionList } from './session-list.tsx';

/** What members of staff keep of themselves. */
export function OwnPart() {
  const user = useUser();
  const id = user?._id ?? '';
  const client = useQueryClient();
  const [toast, setToast] = useState<ToastText>();
  const query = useQuery({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => call(getProfile, { params: { user: id }, signal }),
  });
  const changed = (profile: Profile) => {
    client.setQueryData(['profile', id], profile);
    void client.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <Loaded query={query}>
      {(profile) => (
        <>
          {may(user, 'sso:link-self') && <LinkingOutcome userId={id} />}
          <OwnForm profile={profile} onChanged={changed} onSaved={(message) => setToast({ message })} />
          {may(user, 'sso:link-self') && <OwnSso userId={id} onTold={setToast} />}
          <SessionList profile={profile} onChanged={changed} onTold={setToast} />
          <Toast text={toast} onClose={() => setToast(undefined)} />
        </>
      )}
    </Loaded>
  );
}
