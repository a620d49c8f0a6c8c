import { useState } from 'react';
import type { LoginState } from '../../app/guard.tsx';
import { canSso } from '../login-sso/flow.ts';
import { ProviderButtons, useProviders } from '../login-sso/providers.tsx';
import { auth } from '../wording.ts';
import { SchoolForm } from './school-form.tsx';
import type { KnownSchool } from './use-school.ts';
import { school as text } from './wording.ts';
import '../card/card.css';
import './school.css';

interface Props {
  /** Where somebody wanted to go before logging in. */
  state: LoginState | null;
  known: KnownSchool;
}

/** Ways in without a user name, those of the school when it is known; what this site or browser has not is not there. */
export function SchoolWays({ state, known }: Props) {
  const providers = useProviders();
  const [isOpen, setOpen] = useState(false);
  if (!Array.isArray(providers) || providers.length === 0 || !canSso()) return null;
  const { school, asks, fault } = known;
  const shown = school ? providers.filter(({ id }) => school.providers.includes(id)) : providers;
  return (
    <section className="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{school ? text('or', { name: school.name }) : auth('login.or')}</h2>
      {shown.length > 0 ? (
        <ProviderButtons providers={shown} state={state} />
      ) : (
        school && <p>{text('none', { name: school.name })}</p>
      )}
      {fault && (
        <div role="alert" className="login-message">
          <p>{fault}</p>
        </div>
      )}
      {school && asks && (
        <div className="school-ask">
          <p>{text('ask', { name: school.name })}</p>
          <div className="school-buttons">
            <button type="button" className="plain-button" onClick={() => known.answer(true)}>
              {text('yes')}
            </button>
            <button type="button" className="plain-button" onClick={() => known.answer(false)}>
              {text('no')}
            </button>
          </div>
        </div>
      )}
      {isOpen ? (
        <SchoolForm onEnter={known.enter} onClose={() => setOpen(false)} />
      ) : (
        !asks && (
          <button
            type="button"
            className="link-button"
            onClick={() => (school ? known.forget() : setOpen(true))}
          >
            {text(school ? 'other' : 'open')}
          </button>
        )
      )}
    </section>
  );
}
