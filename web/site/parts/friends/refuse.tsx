import { useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../api/error.ts';
import { ask } from '../../ask.ts';
import { Section } from '../../ui/index.ts';
import { friends } from '../../wording/friends.ts';

/** Of a friend's mail, or of the office's, which has a seal behind a dot. */
const MARK = /^#geen-uitnodigingen=([\w-]{43}(?:\.[\w-]{43})?)$/;
const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const tokenInAddress = () => MARK.exec(location.hash)?.[1];

/** For who got an invitation by mail and wants none: done by one press, so that a mail program that looks at links does nothing. */
export function RefuseInvitations() {
  const token = useSyncExternalStore(onHash, tokenInAddress, () => undefined);
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  if (token === undefined) return null;
  const refuse = async () => {
    setBusy(true);
    try {
      if (token.includes('.')) await ask('POST', `/api/site/invitation-refusals/${token}`);
      else await ask('POST', '/api/site/friend-refusals', { token });
      setDone(true);
      setSaid(friends('refuse.done'));
    } catch (caught) {
      setSaid(messageOf(caught));
    }
    setBusy(false);
  };
  return (
    <Section title={friends('refuse.title')} tone="card">
      <div role="status">{said && <p>{said}</p>}</div>
      {!isDone && (
        <>
          <p>{friends('refuse.text')}</p>
          <button type="button" className="paper-button" disabled={isBusy} onClick={() => void refuse()}>
            {friends('refuse.submit')}
          </button>
        </>
      )}
    </Section>
  );
}
