import type { Speech } from '../../../engine/exercise/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { Settings } from '../parts/settings.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';

interface Props {
  /** What one has to do here, and its sound. */
  explain: Speech;
  onGoOn: () => void;
  onStop: () => void;
}

/** The game stands still: hear once more what to do, go on, set something, or stop. */
export function PauseMenu({ explain, onGoOn, onStop }: Props) {
  const { own } = usePupilScreen();
  return (
    <Dialog title={pupil('pause.title')} width={880} height={676} className="pause-sheet" onClose={onGoOn}>
      <div className="told">
        <ReadAloud text={explain.text} speech={explain} />
        <p>{explain.text}</p>
      </div>
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
