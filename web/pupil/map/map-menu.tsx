import { useState, useSyncExternalStore } from 'react';
import { session } from '../../app/services.ts';
import { HomeLink } from '../../app/home-link.tsx';
import { outbox } from '../outbox-service.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Settings } from '../parts/settings.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';

/** The menu of the map: sound, calm, full screen, log out. */
export function MapMenu({ onClose }: { onClose: () => void }) {
  const { own } = usePupilScreen();
  const waiting = useWaiting(own);
  return (
    <Dialog title={pupil('menu.title')} width={880} height={waiting > 0 ? 680 : 620} onClose={onClose}>
      <Settings />
      {waiting > 0 && <p className="menu-note">{pupil('menu.waiting')}</p>}
      <div className="sheet-buttons">
        {own ? (
          <button type="button" className="big-button" onClick={() => session.logout()}>
            {pupil('menu.logout')}
          </button>
        ) : (
          <HomeLink />
        )}
        <button type="button" className="big-button main" data-first onClick={onClose}>
          {pupil('menu.close')}
        </button>
      </div>
    </Dialog>
  );
}

/** How much still has to be sent. Staff who look on send nothing. */
function useWaiting(own: boolean): number {
  const [state] = useState(() => (own ? outbox().state : undefined));
  return useSyncExternalStore(
    (listener) => state?.subscribe(listener) ?? (() => {}),
    () => state?.getState().waiting ?? 0,
  );
}
