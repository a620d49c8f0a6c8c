import { useEffect, useState, type ReactNode } from 'react';
import { live } from '../app/live-service.ts';
import { Klodder } from '../ui/klodder.tsx';
import { AwayProvider } from './away.ts';
import { Dialog } from './parts/dialog.tsx';
import { usePupilScreen } from './screen.ts';
import { pupil } from './wording.ts';

/**
 * A pupil plays in one tab at a time. When another one took over, this one says so and offers to go on here;
 * the round goes on where it was.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  const { host, own } = usePupilScreen();
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!own) return undefined;
    const { socket } = live();
    const onTakenOver = () => {
      // The round is not left: it goes on in the other tab, so what is open here stands still as it is.
      host.park();
      setAway(true);
    };
    socket.on('takenOver', onTakenOver);
    return () => void socket.off('takenOver', onTakenOver);
  }, [own, host]);
  return (
    <>
      <div inert={away} className="under">
        <AwayProvider value={away}>{children}</AwayProvider>
      </div>
      {away && <Away />}
    </>
  );
}

/** Over all that may be open below it, a pause menu too. */
function Away() {
  return (
    // Only going on here ends it.
    <Dialog title={pupil('takenOver.title')} width={760} height={470} onClose={() => undefined}>
      <Klodder name="tik" face="look" size={150} />
      <p>{pupil('takenOver.text')}</p>
      <div className="sheet-buttons">
        <button type="button" className="big-button main" data-first onClick={() => window.location.reload()}>
          {pupil('takenOver.here')}
        </button>
      </div>
    </Dialog>
  );
}
