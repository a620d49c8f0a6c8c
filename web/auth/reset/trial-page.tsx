import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { lookTrial, openTrial } from '../../../server/contract/trials.ts';
import { messageOf } from '../../api/error.ts';
import { paths, startScreen } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { queryOf } from '../../app/query-of.ts';
import { call, session } from '../../app/services.ts';
import { logIn } from '../../app/session/log-in.ts';
import { ChooseForm } from './choose-form.tsx';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

/** Where the application form of the site is. */
const APPLY = '/app/site/aanvraagformulier';

/** Opening a trial with the link from the mail: a password is chosen, and one is logged in. */
export function TrialPage() {
  const { leadId = '', token = '' } = useParams();
  const params = { lead: leadId, token };
  const { data, error, refetch } = useQuery(queryOf(lookTrial, { params }), queries);
  const navigate = useNavigate();
  if (error)
    return (
      <Sheet title={reset('bad.failedTitle')} face="oops">
        <p role="alert">{messageOf(error)}</p>
        <button type="button" className="paper-button" onClick={() => void refetch()}>
          {reset('retry')}
        </button>
      </Sheet>
    );
  if (!data)
    return (
      <Sheet title={reset('trial.title')} face="look">
        <p role="status">{reset('looking')}</p>
      </Sheet>
    );
  if (data.state !== 'open') return <Closed state={data.state} />;
  const { username = '' } = data;
  return (
    <Sheet title={reset('trial.title')}>
      <p>{reset('choose.username', { username })}</p>
      <ChooseForm
        username={username}
        save={async (password) => {
          await call(openTrial, { body: { ...params, password } });
          await logIn({ username, password });
        }}
        onEnded={() => void refetch()}
        onDone={() => {
          const { user } = session.store.getState();
          void navigate(user ? startScreen(user) : paths.login, { replace: true });
        }}
      />
    </Sheet>
  );
}

/** A link that opens nothing, why, and where to go on. */
function Closed({ state }: { state: Exclude<z.infer<typeof lookTrial.response>['state'], 'open'> }) {
  const isOfTrial = state === 'waits' || state === 'refused';
  const hasAccount = state === 'used' || state === 'waits';
  return (
    <Sheet title={reset(isOfTrial ? `trial.${state}Title` : `bad.${state}Title`)} face="oops">
      <p role="alert">{reset(state === 'wrong' ? 'bad.wrong' : `trial.${state}`)}</p>
      {hasAccount ? (
        <Link className="paper-button" to={paths.login}>
          {reset('trial.logIn')}
        </Link>
      ) : (
        <a className="paper-button" href={APPLY}>
          {reset('trial.apply')}
        </a>
      )}
    </Sheet>
  );
}
