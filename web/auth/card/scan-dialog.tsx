import { useEffect, useId, useRef, useState } from 'react';
import { openReader } from './read-code.ts';
import { card as text } from './wording.ts';
import './card.css';

interface Props {
  /** What is to be held before the camera, and what is said to something else. */
  title: string;
  notOurs: string;
  /** What a code says that is looked for; undefined for any other. */
  read: (code: string) => string | undefined;
  /** One that is looked for was seen. */
  onFound: (said: string) => void;
  onClose: () => void;
}

/** How often the camera's picture is looked at. */
const EVERY_MS = 200;

type Problem = 'unsafe' | 'absent' | 'refused' | 'busy';

/** The camera with which a code on paper is scanned. It is off again as soon as this closes. */
export function ScanDialog({ title, notOurs, read: readCode, onFound, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [isOn, setOn] = useState(false);
  const [isOther, setOther] = useState(false);
  const [isMirror, setMirror] = useState(false);
  const titleId = useId();
  const wanted = useRef({ readCode, onFound });
  useEffect(() => {
    wanted.current = { readCode, onFound };
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
        const said = code === undefined ? undefined : wanted.current.readCode(code);
        if (said !== undefined) {
          stop();
          wanted.current.onFound(said);
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
      <h2 id={titleId}>{title}</h2>
      {problem ? (
        <p role="alert">{text(problem)}</p>
      ) : (
        <>
          <video ref={video} className={isMirror ? 'mirror' : undefined} muted playsInline aria-hidden />
          <p role="status">{isOther ? notOurs : text(isOn ? 'looking' : 'starting')}</p>
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
