import { useStore } from 'zustand';
import { session } from '../app/services.ts';
import { outbox } from './outbox-service.ts';
import { help } from './help-wording.ts';
import { Trouble } from './parts/trouble.tsx';
import { pupil } from './wording.ts';

/** For pupils whose account is closed: that it is, whom to ask, and that what still waited in this browser is being stored. */
export function ClosedPage() {
  const { waiting, counted } = useStore(outbox().state);
  const kept = counted ? pupil('closed.kept') : '';
  return (
    <Trouble title={pupil('closed.title')} text={help('closed')}>
      <p role="status" style={{ width: '100%' }}>
        {waiting > 0 ? pupil('closed.waiting', { count: waiting }) : kept}
      </p>
      <button type="button" className="paper-button" onClick={() => session.logout()}>
        {pupil('closed.logout')}
      </button>
    </Trouble>
  );
}
