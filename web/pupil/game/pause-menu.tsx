import { Dialog } from '../parts/dialog.tsx';
import { Settings } from '../parts/settings.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';

interface Props {
  onGoOn: () => void;
  onStop: () => void;
}

/** The game stands still: go on, set something, or stop. */
export function PauseMenu({ onGoOn, onStop }: Props) {
  const { own } = usePupilScreen();
  return (
    <Dialog title={pupil('pause.title')} width={880} height={620} onClose={onGoOn}>
      <Settings />
      <p className="menu-note">{pupil(own ? 'pause.stopNote' : 'hud.preview')}</p>
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
}
