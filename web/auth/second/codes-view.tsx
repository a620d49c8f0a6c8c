import { RecoveryCodes, saveRecoveryCodes } from '../../ui/recovery-codes.tsx';
import { second } from './wording.ts';

interface Props {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** The recovery codes of who has just set up a second step: shown once. */
export function CodesView({ codes, username, onDone }: Props) {
  const head = second('codes.of', { username });
  return (
    <>
      <h1 id="login-title" tabIndex={-1} ref={(title) => title?.focus()}>
        {second('codes.title')}
      </h1>
      <p className="second-screen">{second('codes.text')}</p>
      <p className="second-paper">{head}</p>
      <RecoveryCodes codes={codes} label={second('codes.title')} />
      <div className="second-buttons">
        <button type="button" className="paper-button" onClick={() => window.print()}>
          {second('codes.print')}
        </button>
        <button
          type="button"
          className="paper-button"
          onClick={() => saveRecoveryCodes(second('codes.file'), head, codes)}
        >
          {second('codes.save')}
        </button>
        <button type="button" className="paper-button" onClick={onDone}>
          {second('codes.done')}
        </button>
      </div>
    </>
  );
}
