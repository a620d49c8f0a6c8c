import { useState } from 'react';
import { tokenOf } from './address.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { useCardLogin } from './use-card-login.ts';
import { card as text } from './wording.ts';

/** Logging in by holding a card before the camera of this device; who may, is logged in after it. */
export function ScanButton() {
  const [isOpen, setOpen] = useState(false);
  const { enter, isBusy, fault } = useCardLogin();
  return (
    <div className="scan">
      <div role="alert" className="login-message">
        {fault && <p>{fault}</p>}
      </div>
      <button type="button" className="plain-button" disabled={isBusy} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 8h3v3H8zM13 13h3v3h-3zM14 8h2v2M8 14h2v2" />
        </svg>
        {text(isBusy ? 'entering' : 'scan')}
      </button>
      {isOpen && (
        <ScanDialog
          title={text('scanTitle')}
          notOurs={text('notOurs')}
          read={tokenOf}
          onClose={() => setOpen(false)}
          onFound={(token) => {
            setOpen(false);
            void enter(token);
          }}
        />
      )}
    </div>
  );
}
