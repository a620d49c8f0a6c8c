import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { confirmClosing } from '../../../server/contract/closing.ts';
import { messageOf } from '../../api/error.ts';
import { ZONE } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

const longDay = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: ZONE });

/** Confirming with the link from a mail that an account is closed. A button, because mail programs open links by themselves. */
export function ConfirmClosingPage() {
  const { token = '' } = useParams();
  const [isBusy, setBusy] = useState(false);
  const [eraseOn, setEraseOn] = useState<string>();
  const [fault, setFault] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setEraseOn((await call(confirmClosing, { body: { token } })).eraseOn);
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  };
  if (eraseOn !== undefined)
    return (
      <Sheet title={reset('closing.doneTitle')} isLast>
        <p role="status">{reset('closing.done', { day: longDay.format(new Date(`${eraseOn}T12:00Z`)) })}</p>
        <Link className="paper-button" to={paths.login}>
          {reset('closing.goOn')}
        </Link>
      </Sheet>
    );
  return (
    <Sheet
      title={reset(fault === undefined ? 'closing.title' : 'closing.failedTitle')}
      face={fault === undefined ? 'happy' : 'oops'}
    >
      {fault === undefined ? <p>{reset('closing.text')}</p> : <p role="alert">{fault}</p>}
      <button type="button" className="paper-button" disabled={isBusy} onClick={() => void confirm()}>
        {reset(isBusy ? 'closing.busy' : fault === undefined ? 'closing.submit' : 'retry')}
      </button>
    </Sheet>
  );
}
