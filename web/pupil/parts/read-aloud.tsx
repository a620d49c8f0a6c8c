import { useStore } from 'zustand';
import type { Speech } from '../../../engine/exercise/index.ts';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';
import { RoundButton } from './round-button.tsx';
import { useReadAloud } from './use-read-aloud.ts';
import './read-aloud.css';

interface ButtonProps {
  reading: boolean;
  onClick: () => void;
}

/** The speaker beside what tells a child what to do. Where the sound is off it can do nothing, and says so. */
export function SpeakerButton({ reading, onClick }: ButtonProps) {
  const { host } = usePupilScreen();
  const { muted, volumes } = useStore(host.hud);
  const isOff = muted || volumes.speech === 0;
  return (
    <RoundButton
      icon={isOff ? 'soundOff' : 'hearAgain'}
      label={pupil(isOff ? 'readAloud.off' : reading ? 'readAloud.stop' : 'readAloud.label')}
      className="speaker-button"
      data-reading={reading || undefined}
      disabled={isOff}
      onClick={onClick}
    />
  );
}

interface Props {
  text: string;
  /** Its sound, where that is known already. */
  speech?: Speech | undefined;
  className?: string;
  /** Tells when it begins and when it is over. */
  onReading?: (reading: boolean) => void;
}

/** Reads aloud what stands on the screen. */
export const ReadAloud = (props: Props) => <OfText key={props.text} {...props} />;

function OfText({ text, speech, className = '', onReading }: Props) {
  const { host } = usePupilScreen();
  const { volumes } = useStore(host.hud);
  const { reading, toggle } = useReadAloud(text, {
    volume: volumes.speech,
    speech,
    onChange: (now) => onReading?.(now === 'reading'),
  });
  return (
    <span className={`read-aloud ${className}`}>
      <SpeakerButton reading={reading === 'reading'} onClick={toggle} />
      <span className="read-aloud-note" role="status">
        {reading === 'failed' && pupil('readAloud.failed')}
      </span>
    </span>
  );
}
