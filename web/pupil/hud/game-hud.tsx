import { useStore } from 'zustand';
import { localStore } from '../../app/session/storage.ts';
import { useStill } from '../parts/motion.ts';
import { SpeakerButton } from '../parts/read-aloud.tsx';
import { RoundButton } from '../parts/round-button.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';
import { Count } from './count.tsx';
import { MUTED } from './muted.ts';
import { OfflineMark } from './offline-mark.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Strip } from './strip.tsx';

interface Props {
  title: string;
  /** The line of explanation. */
  explain: string;
  preview: boolean;
  /** Ids of the exercises about a word that went wrong before and comes back. */
  again: readonly string[];
}

/** The HUD of a game: pause, hear again, progress, coins, sound. */
export function GameHud({ title, explain, preview, again }: Props) {
  const { host, own } = usePupilScreen();
  const {
    results,
    at,
    exerciseId,
    explain: shown,
    isExplaining,
    coins,
    muted,
    capsLock,
    ...hud
  } = useStore(host.hud);
  const still = useStill(host.hud);
  return (
    <Strip label={pupil('game.region', { game: title })}>
      <RoundButton icon="pause" label={pupil('hud.pause')} onClick={() => host.pause()} />
      <RoundButton
        icon="hearAgain"
        label={pupil('hud.hearAgain')}
        disabled={!hud.canHearAgain}
        onClick={() => host.hearAgain()}
      />
      <span className="strip-note">
        {own && <OfflineMark />}
        {preview && (
          <span className="preview-mark" title={pupil('hud.preview')}>
            {pupil('hud.previewShort')}
          </span>
        )}
        <span role="status">
          {capsLock ? (
            <span className="caps-mark">{pupil('hud.capsLock')}</span>
          ) : (
            !preview &&
            again.includes(exerciseId ?? '') && <span className="again-mark">{pupil('hud.again')}</span>
          )}
        </span>
      </span>
      <ProgressLine results={results} at={at} still={still} />
      {(shown !== undefined || isExplaining) && (
        <div className="strip-line">
          <SpeakerButton reading={isExplaining} onClick={() => host.hearExplanation()} />
          {/* Who does not see it was told already. */}
          <p aria-hidden>{explain}</p>
        </div>
      )}
      <span className="strip-gap">
        {hud.canSkip && (
          <button type="button" className="skip-button" onClick={() => host.skip()}>
            {pupil('hud.skip')}
          </button>
        )}
      </span>
      <Count what="coins" count={coins} still={still} />
      <RoundButton
        icon={muted ? 'soundOff' : 'soundOn'}
        label={pupil(muted ? 'hud.soundOff' : 'hud.soundOn')}
        aria-pressed={muted}
        onClick={() => {
          localStore.set(MUTED, String(!muted));
          host.setMuted(!muted);
        }}
      />
    </Strip>
  );
}
