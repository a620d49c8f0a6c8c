import { useEffect, useId, useRef, useState } from 'react';
import { tokenOf } from './address.ts';
import { openReader } from './read-code.ts';
import { card as text } from './wording.ts';

interface Props {
  /** A card of this site was seen. */
  onToken: (token: string) => void;
  onClose: () => void;
}

/** How often the camera's picture is looked at. */
const EVERY_MS = 200;

type Problem = 'unsafe' | 'absent' | 'refused' | 'busy';

/** The camera with which a card is scanned. It is off again as soon as this closes. */
export function ScanDialog({ onToken, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [isOn, setOn] = useState(false);
  const [isOther, setOther] = useState(false);
  const [isMirror, setMirror] = useState(false);
  const titleId = useId();
  const found = useRef(onToken);
  useEffect(() => {
    found.current = onToken;
  });

  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const stop = () => {
      gone = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };

    async function begin() {
      const screen = video.current;
      if (!screen) return;
      // Browsers give the camera to pages with a certificate only.
      if (!('mediaDevices' in navigator)) return setProblem('unsafe');
      const read = await openReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone) return stop();
      screen.srcObject = stream;
      setMirror(looksAtUser(stream));
      await screen.play();
      setOn(true);
      const look = async () => {
        // A picture that can't be read is followed by the next.
        const code = await read(screen).catch(() => undefined);
        if (gone) return;
        const token = code === undefined ? undefined : tokenOf(code);
        if (token !== undefined) {
          stop();
          found.current(token);
          return;
        }
        if (code !== undefined) setOther(true);
        timer = setTimeout(() => void look(), EVERY_MS);
      };
      void look();
    }
    begin().catch((error: unknown) => {
      if (!gone) setProblem(problemOf(error));
    });
    return stop;
  }, []);

  return (
    <dialog
      ref={dialog}
      className="scan-dialog paper-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{text('scanTitle')}</h2>
      {problem ? (
        <p role="alert">{text(problem)}</p>
      ) : (
        <>
          <video ref={video} className={isMirror ? 'mirror' : undefined} muted playsInline aria-hidden />
          <p role="status">{text(isOther ? 'notOurs' : isOn ? 'looking' : 'starting')}</p>
        </>
      )}
      <button type="button" className="paper-button" onClick={onClose}>
        {text('stop')}
      </button>
    </dialog>
  );
}

/** The camera of a laptop does not say so; only one at the back is sure to look away. */
const looksAtUser = (stream: MediaStream) =>
  stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';

/** Why there is no camera, by the name of what the browser throws. */
function problemOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'absent';
}
