import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Howl } from 'howler';
import { Icon } from '../../ui/icon.tsx';
import { ReportSound } from './report-sound.tsx';
import { lists as text } from './wording.ts';

/** Lets a word be heard as pupils hear it; who heard it can say that it does not sound right. */
export function ListenButton({ word, url }: { word: string; url: string }) {
  const playing = useRef<Howl>(undefined);
  const [failed, setFailed] = useState(false);
  const [heard, setHeard] = useState(false);
  useEffect(() => () => void playing.current?.unload(), []);
  const play = async () => {
    // Who only reads a list loads no sound at all.
    const { Howl: Sound } = await import('howler');
    playing.current?.unload();
    setFailed(false);
    playing.current = new Sound({ src: [url], format: ['mp3'], onloaderror: () => setFailed(true) });
    playing.current.play();
    setHeard(true);
  };
  return (
    <>
      <Tooltip title={failed ? text('word.noSound') : ''}>
        <IconButton
          size="small"
          color={failed ? 'error' : 'default'}
          aria-label={text('word.listen', { word })}
          onClick={() => void play()}
        >
          <Icon name="sound" size={20} />
        </IconButton>
      </Tooltip>
      {heard && <ReportSound word={word} />}
    </>
  );
}
