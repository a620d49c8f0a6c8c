import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { MessagePage } from '../message-page.tsx';
import { startScreen } from '../paths.ts';
import { session } from '../services.ts';
import { useUser } from '../use-session.ts';
import { lookingHere, noteBegun } from './looking.ts';
import { text } from './wording.ts';

/** Where a tab in which somebody looks on begins, and where it is when that is over. */
export function LookingPage() {
  const user = useUser();
  const [looking] = useState(lookingHere);
  const [isBeginning, setBeginning] = useState(looking !== null && looking.token !== '');
  useEffect(() => {
    if (!looking || looking.token === '' || session.store.getState().user) return;
    noteBegun(looking);
    void session
      .start(looking.token, Date.now() + looking.skew)
      .catch(() => undefined)
      .finally(() => setBeginning(false));
  }, [looking]);
  if (looking && user) return <Navigate to={startScreen(user)} replace />;
  return (
    <MessagePage
      title={text(isBeginning ? 'label' : 'ended')}
      text={text(isBeginning ? 'begin' : 'endedText')}
      face={isBeginning ? 'look' : 'happy'}
    />
  );
}
