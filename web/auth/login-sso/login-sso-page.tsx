import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { LoginState } from '../../app/guard.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { paths, screenAfterLogin } from '../../app/paths.ts';
import { session } from '../../app/services.ts';
import { forgetSsoReturn, ssoReturn } from '../../app/session/sso-return.ts';
import { common } from '../../app/wording/common.ts';
import { LoginScene } from '../login/login-scene.tsx';
import { useSchool } from '../school/use-school.ts';
import { auth } from '../wording.ts';
import { begin, canSso, finish, type Outcome } from './flow.ts';
import { ProviderButtons, useProviders, type Provider } from './providers.tsx';
import '../login/login-page.css';
import './login-sso-page.css';

/** What is wrong with who logged in at the provider, which would say the same again: the next one has to be asked. */
const OF_SOMEBODY = new Set<string>([
  'SSO_NO_ACCOUNT',
  'SSO_ROLE',
  'SSO_CO_ACCOUNT',
  'SSO_BLOCKED',
  'SSO_SCHOOL_UNKNOWN',
  'SSO_SCHOOLS',
  'SSO_NOT_ENABLED',
]);

/** What a member of staff is told otherwise than a pupil. */
const STAFF_ERRORS = ['SSO_NO_ACCOUNT', 'SSO_SCHOOL_UNKNOWN', 'SSO_SCHOOLS'] as const;
type StaffError = (typeof STAFF_ERRORS)[number];
const isOtherForStaff = (code: string): code is StaffError => STAFF_ERRORS.some((one) => one === code);

/** One finish and one begin per page, also where a screen is drawn twice. */
let finishing: Promise<Outcome> | undefined;
let beginning: string | undefined;

/** Logging in through the school (route name login-sso): choose, wait, or hear why not. */
export function LoginSsoPage() {
  const { user, ended } = useStore(session.store);
  const state = useLocation().state as LoginState | null;
  const [parameters] = useSearchParams();
  const wished = parameters.get('provider');
  const anew = parameters.has('anders');
  const providers = useProviders();
  const [outcome, setOutcome] = useState<Outcome>();
  const came = ssoReturn();
  const known = Array.isArray(providers) ? providers : [];
  const nameOf = (id: string | undefined) => known.find((one) => one.id === id)?.name ?? auth('sso.provider');
  // Chosen here, or begun once more by itself.
  const next = outcome?.kind === 'again' ? outcome.provider : came || outcome ? undefined : wished;
  const target = known.find((one) => one.id === next);

  useEffect(() => {
    const back = ssoReturn();
    if (!back) return;
    finishing ??= finish(back);
    void finishing.then((found) => {
      finishing = undefined;
      forgetSsoReturn();
      setOutcome(found);
    });
  }, []);
  useEffect(() => {
    if (!target || user || !canSso() || beginning === target.id) return;
    beginning = target.id;
    void begin(target.id, { wanted: state?.wanted, again: outcome?.kind === 'again', anew });
  }, [target, user, state, outcome, anew]);
  // Whoever comes back by the browser's own button may choose again.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.replace(`/app${paths.loginSso}`);
    };
    window.addEventListener('pageshow', returned);
    return () => {
      window.removeEventListener('pageshow', returned);
      beginning = undefined;
    };
  }, []);

  if (outcome?.kind === 'done')
    return <Navigate to={screenAfterLogin(outcome.user, outcome.wanted)} replace />;
  if (outcome?.kind === 'linked')
    return <Navigate to={outcome.to ?? paths.login} replace state={{ linking: outcome.linking }} />;
  if (user && !came) return <Navigate to={screenAfterLogin(user, state?.wanted)} replace />;
  if (outcome?.kind === 'failed')
    return (
      <SsoSheet title={auth('sso.failed')} face="oops">
        <p role="alert">
          {auth(
            outcome.isStaff && isOtherForStaff(outcome.code)
              ? `sso.staffErrors.${outcome.code}`
              : `sso.errors.${outcome.code}`,
            {
              name: nameOf(outcome.via),
            },
          )}
        </p>
        <div className="sso-ways">
          {known.some(({ id }) => id === outcome.via) && (
            <Link
              className="paper-button"
              to={
                OF_SOMEBODY.has(outcome.code)
                  ? paths.loginSsoAnew(outcome.via!)
                  : paths.loginSsoWith(outcome.via!)
              }
              onClick={() => setOutcome(undefined)}
            >
              {auth(OF_SOMEBODY.has(outcome.code) ? 'sso.somebodyElse' : 'sso.again')}
            </Link>
          )}
          {known.length > 1 && (
            <Link className="paper-button quiet" to={paths.loginSso} onClick={() => setOutcome(undefined)}>
              {auth('sso.other')}
            </Link>
          )}
        </div>
      </SsoSheet>
    );
  if (!canSso())
    return (
      <SsoSheet title={auth('sso.title')} face="look">
        <p role="alert">{auth('sso.unsafe')}</p>
      </SsoSheet>
    );
  if (came || target)
    return (
      <SsoSheet title={auth('sso.title')} face="look" busy>
        <p role="status">{target ? auth('sso.leaving', { name: target.name }) : auth('sso.finishing')}</p>
      </SsoSheet>
    );
  return (
    <SsoSheet title={auth('sso.title')} face="happy">
      {ended && (
        <div role="alert" className="login-message">
          <p>{common(`errors.${ended}`)}</p>
        </div>
      )}
      <Choice providers={providers} state={state} />
    </SsoSheet>
  );
}

/** The list to choose from, or why there is none. */
function Choice({
  providers,
  state,
}: {
  providers: Provider[] | 'failed' | undefined;
  state: LoginState | null;
}) {
  const { school } = useSchool();
  if (providers === undefined) return <p role="status">{common('loading')}</p>;
  if (providers === 'failed') return <p role="alert">{auth('sso.noProviders')}</p>;
  const shown = providers.filter(({ id }) => !school || school.providers.includes(id));
  if (shown.length === 0) return <p>{auth('sso.none')}</p>;
  return (
    <>
      <p>{auth('sso.choose')}</p>
      <ProviderButtons providers={shown} state={state} />
    </>
  );
}

interface SheetProps {
  title: string;
  face: 'happy' | 'look' | 'oops';
  busy?: boolean;
  children: ReactNode;
}

/** The sheet of the login page, with the way back to the password; not while it is busy. */
const SsoSheet = ({ title, face, busy = false, children }: SheetProps) => (
  <main className="login-page">
    <PageTitle>{title}</PageTitle>
    <LoginScene face={face} />
    <section className="paper-sheet login-sheet sso-sheet" aria-labelledby="sso-title" aria-busy={busy}>
      <h1 id="sso-title">{title}</h1>
      {children}
      {!busy && (
        <p className="login-help">
          <Link to={paths.login}>{auth('sso.password')}</Link>
        </p>
      )}
    </section>
  </main>
);
