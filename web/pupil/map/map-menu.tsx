import { useEffect, useState } from 'react';
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
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (!own) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    void outbox().then(({ state }) => {
      if (gone) return;
      setWaiting(state.getState().waiting);
      stop = state.subscribe((now) => setWaiting(now.waiting));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [own]);
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
