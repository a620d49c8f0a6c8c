import { useState, useSyncExternalStore } from 'react';
import type { ShownTraining } from '../../../../server/contract/webinars.ts';
import { messageOf } from '../../../api/error.ts';
import { ask } from '../../ask.ts';
import { dayText, Section } from '../../ui/index.ts';
import { training as text } from '../../wording/training.ts';

const MARK = /^#afmelden=([\da-f-]{36})$/;
const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const idInAddress = () => MARK.exec(location.hash)?.[1];

/** For who followed the link in the mail: cancels after one press, so that a mail program that looks at links cancels nothing. */
export function Cancel() {
  const id = useSyncExternalStore(onHash, idInAddress, () => undefined);
  const [done, setDone] = useState<Pick<ShownTraining, 'title' | 'day' | 'time'>>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (id === undefined) return null;
  const cancel = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setDone(await ask('POST', `/api/site/signups/${id}/cancellation`, {}));
    } catch (caught) {
      setFault(messageOf(caught));
    }
    setBusy(false);
  };
  return (
    <Section title={text('cancel.title')} tone="card">
      <div role="status">
        {done && (
          <p>
            {text('cancel.done', {
              title: done.title,
              day: dayText(done.day, true),
              time: done.time,
            })}
          </p>
        )}
        {fault && <p>{fault}</p>}
      </div>
      {!done && (
        <>
          <p>{text('cancel.text')}</p>
          <button type="button" className="paper-button" disabled={isBusy} onClick={() => void cancel()}>
            {text('cancel.submit')}
          </button>
        </>
      )}
    </Section>
  );
}
