import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { confirmEmail } from '../../../server/contract/accounts.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

/** Confirming a new mail address with the link from a mail. A button, because mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const { userId = '', token = '' } = useParams();
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState<string>();
  const [fault, setFault] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setEmail((await call(confirmEmail, { body: { user: userId, token } })).email);
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  };
  if (email !== undefined)
    return (
      <Sheet title={reset('email.doneTitle')} isLast>
        <p role="status">{reset('email.done', { email })}</p>
        <Link className="paper-button" to={paths.login}>
          {reset('email.goOn')}
        </Link>
      </Sheet>
    );
  return (
    <Sheet
      title={reset(fault === undefined ? 'email.title' : 'email.failedTitle')}
      face={fault === undefined ? 'happy' : 'oops'}
    >
      {fault === undefined ? <p>{reset('email.text')}</p> : <p role="alert">{fault}</p>}
      <button type="button" className="paper-button" disabled={isBusy} onClick={() => void confirm()}>
        {reset(isBusy ? 'email.busy' : fault === undefined ? 'email.submit' : 'retry')}
      </button>
    </Sheet>
  );
}
