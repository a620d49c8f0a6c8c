import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { demo } from '../../wording/demo.ts';
import './demo.css';

// Fetched when somebody wants to play: the canvas is the heaviest part of the product.
const DemoGame = lazy(async () => ({ default: (await import('./demo-game.tsx')).DemoGame }));

interface Props {
  /** Id and name of the game. */
  game: string;
  title: string;
  quiet?: boolean;
}

/** A button that opens a round of a game over the page. */
export function PlayButton({ game, title, quiet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={quiet ? 'paper-button quiet' : 'paper-button'}
        aria-label={demo('playOf', { game: title })}
        onClick={() => setOpen(true)}
      >
        {demo('play')}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="demo"
          aria-label={demo('region', { game: title })}
          // Escape is the game's own pause key.
          onCancel={(event) => event.preventDefault()}
          onClose={() => setOpen(false)}
        >
          <Suspense
            fallback={
              <p className="demo-wait" role="status">
                {demo('loading')}
              </p>
            }
          >
            <DemoGame game={game} onStop={() => dialog.current?.close()} />
          </Suspense>
        </dialog>
      )}
    </>
  );
}
