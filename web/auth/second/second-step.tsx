import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/error.ts';
import { passSecond, type SecondAsked } from '../../app/session/log-in.ts';
import { TokenError } from '../../app/session/token.ts';
import { common } from '../../app/wording/common.ts';
import { Field } from '../login/field.tsx';
import { CodesView } from './codes-view.tsx';
import { SetUp } from './set-up.tsx';
import { second } from './wording.ts';
import './second.css';

interface Props {
  asked: SecondAsked;
  /** The user name that was filled in. */
  username: string;
  /** Back to name and password; `why` when it can't go on here. */
  onBack: (why?: string) => void;
  /** The Klodder beside the form looks along. */
  onMood: (face: 'happy' | 'look' | 'oops') => void;
}

/** The code that follows the password, or setting up the app that makes it. */
export function SecondStep({ asked, username, onBack, onMood }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ codes: readonly string[]; enter: () => Promise<void> }>();
  const isSetUp = asked.ways.length === 0;

  const enter = (begin: () => Promise<void>) =>
    begin().catch((error: unknown) =>
      onBack(error instanceof TokenError ? common(`errors.${error.fault}`) : messageOf(error)),
    );
  const refuse = (error: unknown) => {
    setBusy(false);
    onMood('oops');
    if (!(error instanceof ApiError)) return setMessage(messageOf(error));
    // Nothing more can be answered here: the password comes first again.
    if (error.code === 'not-found' || error.code === 'login-locked') return onBack(error.message);
    const wrong = error.fields['code'];
    setFault(wrong);
    setMessage(wrong ? '' : error.message);
    field.current?.select();
  };
  const submit = async () => {
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    setFault(code ? undefined : second('codeEmpty'));
    setMessage('');
    if (!code) return field.current?.focus();
    setBusy(true);
    onMood('look');
    try {
      const passed = await passSecond(asked.challenge, code);
      onMood('happy');
      if (passed.codes) setMade({ codes: passed.codes, enter: passed.enter });
      else await enter(passed.enter);
    } catch (error) {
      refuse(error);
    }
  };

  if (made) return <CodesView codes={made.codes} username={username} onDone={() => void enter(made.enter)} />;
  return (
    <>
      <h1 id="login-title">{second(isSetUp ? 'setUp.title' : 'title')}</h1>
      {isSetUp ? (
        <SetUp challenge={asked.challenge} onFailed={onBack} />
      ) : (
        <p>{second(asked.ways.includes('app') ? 'app' : 'onlyRecovery')}</p>
      )}
      <form
        method="dialog"
        noValidate
        className="login-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div role="alert" className="login-message">
          {message && <p>{message}</p>}
        </div>
        <Field
          ref={field}
          name="code"
          label={second(isSetUp ? 'setUp.code' : 'code')}
          fault={fault}
          autoComplete="one-time-code"
          autoCorrect="off"
          maxLength={40}
          autoFocus
        />
        <button type="submit" className="paper-button" disabled={busy}>
          {second(busy ? 'busy' : 'submit')}
        </button>
      </form>
      {asked.ways.length > 1 && <p className="second-note">{second('recovery')}</p>}
      <p className="login-help">
        <button type="button" className="second-back" onClick={() => onBack()}>
          {second('back')}
        </button>
        {!isSetUp && <span>{second('lost')}</span>}
      </p>
    </>
  );
}
