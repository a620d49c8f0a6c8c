import { useStore } from 'zustand';
import type { PlaySettings } from '../../../engine/exercise/index.ts';
import { useFullScreen } from '../full-screen.ts';
import { usePupilScreen } from '../screen.ts';
import { useSaveSettings } from '../use-settings.ts';
import { pupil } from '../wording.ts';
import './settings.css';

const CHANNELS = ['speech', 'effects', 'music'] as const satisfies readonly (keyof PlaySettings['volumes'])[];

/** What a pupil may set: the three volumes, calm, the reading ruler, the voice of the device where it has a good one, full screen. It works at once. */
export function Settings() {
  const { host } = usePupilScreen();
  const { calm, volumes, voice, ruler, hasDeviceVoice } = useStore(host.hud);
  const fullScreen = useFullScreen();
  const save = useSaveSettings();
  return (
    <div className="settings">
      {CHANNELS.map((channel) => (
        <label key={channel} className="volume">
          <span>{pupil(`settings.${channel}`)}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={volumes[channel]}
            style={{ '--share': volumes[channel] }}
            onChange={(event) => save({ volumes: { ...volumes, [channel]: Number(event.target.value) } })}
          />
        </label>
      ))}
      <div className="switches">
        <Switch
          label={pupil('settings.calm')}
          note={pupil('settings.calmNote')}
          on={calm}
          onSwitch={(on) => save({ calm: on })}
        />
        <Switch
          label={pupil('settings.ruler')}
          note={pupil('settings.rulerNote')}
          on={ruler}
          onSwitch={(on) => save({ ruler: on })}
        />
        {hasDeviceVoice && (
          <Switch
            label={pupil('settings.deviceVoice')}
            on={voice === 'device'}
            onSwitch={(on) => save({ voice: on ? 'device' : 'ours' })}
          />
        )}
        {fullScreen && (
          <Switch label={pupil('settings.fullScreen')} on={fullScreen.on} onSwitch={fullScreen.set} />
        )}
      </div>
    </div>
  );
}

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

const Switch = ({ label, note, on, onSwitch }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} className="switch" onClick={() => onSwitch(!on)}>
    <span className="switch-track" aria-hidden>
      <svg viewBox="0 0 30 30">{on ? <path d="M8 16l5 5 9-11" /> : <path d="M10 15h10" />}</svg>
    </span>
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </button>
);
