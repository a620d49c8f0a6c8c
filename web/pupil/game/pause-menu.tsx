import { Dialog } from '../parts/dialog.tsx';
import { Settings } from '../parts/settings.tsx';
import { pupil } from '../wording.ts';

interface Props {
  onGoOn: () => void;
  onStop: () => void;
}

/** The game stands still: go on, set something, or stop. */
export const PauseMenu = ({ onGoOn, onStop }: Props) => (
  <Dialog title={pupil('pause.title')} width={680} height={640} onClose={onGoOn}>
    <Settings />
    <p className="menu-note">{pupil('pause.stopNote')}</p>
    <div className="sheet-buttons">
      <button type="button" className="big-button" onClick={onStop}>
        {pupil('pause.stop')}
      </button>
      <button type="button" className="big-button main" data-first onClick={onGoOn}>
        {pupil('pause.goOn')}
      </button>
    </div>
  </Dialog>
);
