import { useEffect, useId, useRef, useState } from 'react';
import { MOST_PLAYS } from '../../../server/contract/method-tests.ts';
import type { OwnTest } from '../../../server/contract/own-tests.ts';
import type { Entry } from './test-outbox.ts';
import type { TestAddress } from './device.ts';
import { useHearing } from './use-hearing.ts';
import { text } from './wording.ts';

/** Words on end without sound after which a child is told to ask. */
const ASK_FROM = 3;
/** So soon nobody has heard a word: a second tap or Enter of the word before does not pass over this one. */
const TOO_SOON_MS = 700;

interface Props {
  test: OwnTest;
  index: number;
  /** Words in all, also those of parts that are still to come. */
  all: number;
  entries: ReadonlyMap<number, Entry>;
  address: TestAddress;
  volume: number;
  onWrite: (change: { given?: string | null; noSound?: boolean; ms?: number }) => void;
  /** What is written now is to be stored. */
  onSend: () => void;
  /** To another word, or beyond the last one. */
  onMove: (to: number) => void;
}

/** One word of a test: heard by itself once and once more by the button, written, and on to the next. Nothing tells whether it is right. */
export function WordView({ test, index, all, entries, address, volume, onWrite, onSend, onMove }: Props) {
  const { n, isSentence } = test.words[index]!;
  // Words are counted, and then sentences.
  const alike = test.words.filter((one) => one.isSentence === isSentence);
  const at = alike.findIndex((one) => one.n === n) + 1;
  const stored = test.answers.find((answer) => answer.n === n)?.plays ?? 0;
  const [plays, setPlays] = useState(() => Math.max(stored, heard.get(keyOf(address, n)) ?? 0));
  const entry = entries.get(n);
  const { hear, isPlaying, isFailed } = useHearing(address, volume);
  const input = useRef<HTMLInputElement>(null);
  const since = useRef(0);
  const shown = useRef(0);
  const label = useId();

  const note = (count: number) => {
    heard.set(keyOf(address, n), count);
    setPlays(count);
  };
  const play = () => {
    const next = plays + 1;
    if (next > MOST_PLAYS) return;
    note(next);
    void hear(n, next).then((counts) => {
      if (!counts) note(plays);
    });
    input.current?.focus();
  };
  useEffect(() => {
    since.current = performance.now();
    shown.current = since.current;
    input.current?.focus();
    // The first time it is heard by itself; under strict effects only once.
    if (plays === 0) {
      const soon = setTimeout(play, 250);
      return () => clearTimeout(soon);
    }
    return undefined;
    // Once for each word: the view is made anew for the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const spent = () => {
    const ms = performance.now() - since.current;
    since.current = performance.now();
    return ms;
  };
  const leave = (to: number) => {
    onWrite({ given: input.current?.value ?? null, ms: spent() });
    onSend();
    onMove(to);
  };
  const before = test.words.slice(Math.max(0, index - ASK_FROM + 1), index + 1);
  const isDeaf = before.length === ASK_FROM && before.every((word) => entries.get(word.n)?.noSound);
  return (
    <form
      className="paper-sheet test-sheet test-word"
      onSubmit={(event) => {
        event.preventDefault();
        if (input.current?.value === '' && performance.now() - shown.current < TOO_SOON_MS) return;
        leave(index + 1);
      }}
    >
      <h1>
        {text(isSentence ? 'sentence' : 'word', { n: at, all: alike.length + all - test.words.length })}
      </h1>
      <div className="test-hear">
        <button
          type="button"
          className="paper-button quiet"
          disabled={isPlaying || plays >= MOST_PLAYS}
          onClick={play}
        >
          {text(isPlaying ? 'hearing' : plays >= MOST_PLAYS ? 'heard' : plays === 0 ? 'hearFirst' : 'hear')}
        </button>
        <button
          type="button"
          className="test-link"
          onClick={() => {
            onWrite({ noSound: true, given: input.current?.value ?? null, ms: spent() });
            onSend();
            input.current?.focus();
          }}
        >
          {text('noSound')}
        </button>
      </div>
      <p role="status" className="test-note">
        {isDeaf ? text('ask') : entry?.noSound ? text('noSoundKept') : isFailed ? text('noSoundNow') : ''}
      </p>
      <label htmlFor={label}>{text(isSentence ? 'writeSentence' : 'writeWord')}</label>
      <input
        ref={input}
        id={label}
        className={isSentence ? 'is-sentence' : ''}
        defaultValue={entry?.given ?? ''}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        // A grammar checker of the browser would help.
        data-gramm="false"
        onChange={(event) => onWrite({ given: event.target.value, ms: spent() })}
        onBlur={onSend}
      />
      <div className="test-actions">
        {index > 0 && (
          <button type="button" className="paper-button quiet" onClick={() => leave(index - 1)}>
            {text('previous')}
          </button>
        )}
        <button type="submit" className="paper-button">
          {text(index + 1 === all ? 'toCheck' : 'next')}
        </button>
      </div>
    </form>
  );
}

/** How often words were heard on this page: who goes back to one hears it no third time. */
const heard = new Map<string, number>();
const keyOf = ({ pupil, test }: TestAddress, n: number) => `${pupil} ${test} ${n}`;
