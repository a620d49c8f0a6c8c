import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { ssoProviders } from '../../../server/contract/sso.ts';
import { call } from '../../app/services.ts';
import type { LoginState } from '../../app/guard.tsx';
import { paths } from '../../app/paths.ts';
import { auth } from '../wording.ts';
import { lastProvider } from './flow.ts';

export type Provider = z.output<typeof ssoProviders.response>[number];

/** The providers of this site, the one that was used last on this device first; undefined while they are asked for. */
export function useProviders(): Provider[] | 'failed' | undefined {
  const [providers, setProviders] = useState<Provider[] | 'failed'>();
  useEffect(() => {
    const gone = new AbortController();
    call(ssoProviders, { signal: gone.signal }).then(
      (found) => {
        const last = lastProvider();
        setProviders(found.toSorted((a, b) => Number(b.id === last) - Number(a.id === last)));
      },
      () => {
        if (!gone.signal.aborted) setProviders('failed');
      },
    );
    return () => gone.abort();
  }, []);
  return providers;
}

interface Props {
  providers: readonly Provider[];
  /** Where somebody wanted to go before logging in. */
  state: LoginState | null;
}

/** One button per provider; names only, nothing of theirs is fetched. */
export function ProviderButtons({ providers, state }: Props) {
  const last = lastProvider();
  return (
    <ul className="provider-buttons">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <Link className="paper-button quiet" to={paths.loginSsoWith(id)} state={state}>
            <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden>
              <path d="M3 14 16 4l13 10v14H3Z" />
              <path d="M12 28v-9h8v9M16 4v-3" />
            </svg>
            <span>
              {auth('login.with', { name })}
              {id === last && providers.length > 1 && <small>{auth('sso.last')}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
