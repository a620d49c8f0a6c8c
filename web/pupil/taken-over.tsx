import { useEffect, useState, type ReactNode } from 'react';
import { live } from '../app/live-service.ts';
import { Klodder } from '../ui/klodder.tsx';
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
        {children}
      </div>
      {away && <Away />}
    </>
  );
}

function Away() {
  return (
    <div className="over-canvas">
      <section className="paper-sheet trouble">
        <Klodder name="tik" face="look" size={130} />
        <h1>{pupil('takenOver.title')}</h1>
        <p>{pupil('takenOver.text')}</p>
        <button type="button" className="paper-button" autoFocus onClick={() => window.location.reload()}>
          {pupil('takenOver.here')}
        </button>
      </section>
    </div>
  );
}
