import { useRef, useState } from 'react';
import { secondPasskey } from '../../../server/contract/second.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { askPasskey, knowsPasskeys } from '../../app/passkeys.ts';
import { call } from '../../app/services.ts';
import { passSecond, type SecondAsked } from '../../app/session/log-in.ts';
import { TokenError } from '../../app/session/token.ts';
import { common } from '../../app/wording/common.ts';
import { Field } from '../login/field.tsx';
import { CodesView } from './codes-view.tsx';
import { SetUpPasskey } from './set-up-passkey.tsx';
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

/** What follows the password: a passkey, a code, or setting one of them up. */
export function SecondStep({ asked, username, onBack, onMood }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const [made, setMade] = useState<{ codes: readonly string[]; enter: () => Promise<void> }>();
  const { challenge, ways } = asked;
  const isSetUp = ways.length === 0;
  const hasPasskey = ways.includes('passkey') && knowsPasskeys();
  const mayMakePasskey = asked.setUp.includes('set-up-passkey') && knowsPasskeys();
  const [setsUp, setSetsUp] = useState<'app' | 'passkey'>('app');
  const takesCode = isSetUp ? setsUp === 'app' : ways.includes('app') || ways.includes('recovery');

  const enter = (begin: () => Promise<void>) =>
    begin().catch((error: unknown) =>
      onBack(error instanceof TokenError ? common(`errors.${error.fault}`) : messageOf(error)),
    );
  const refuse = (error: unknown) => {
    setBusy(undefined);
    onMood('oops');
    if (!(error instanceof ApiError)) return setMessage(messageOf(error));
    // Nothing more can be answered here: the password comes first again.
    if (error.code === 'not-found' || error.code === 'login-locked') return onBack(error.message);
    const wrong = error.fields['code'];
    setFault(wrong);
    setMessage(wrong ? '' : (error.fields['passkey'] ?? error.message));
    field.current?.select();
  };
  const show = async (by: 'code' | 'passkey', shown: () => Promise<Parameters<typeof passSecond>[1]>) => {
    setMessage('');
    setBusy(by);
    onMood('look');
    try {
      const passed = await passSecond(challenge, await shown());
      onMood('happy');
      if (passed.codes) setMade({ codes: passed.codes, enter: passed.enter });
      else await enter(passed.enter);
    } catch (error) {
      refuse(error);
    }
  };
  const submit = async () => {
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    setFault(code ? undefined : second('codeEmpty'));
    if (!code) {
      setMessage('');
      return field.current?.focus();
    }
    await show('code', () => Promise.resolve({ code }));
  };
  const takePasskey = () =>
    show('passkey', async () => ({
      passkey: await askPasskey(await call(secondPasskey, { body: { challenge } })),
    }));

  if (made) return <CodesView codes={made.codes} username={username} onDone={() => void enter(made.enter)} />;
  return (
    <>
      <h1 id="login-title">{second(isSetUp ? 'setUp.title' : 'title')}</h1>
      {isSetUp ? <p>{second(`setUp.${setsUp}`)}</p> : <Ways ways={ways} hasPasskey={hasPasskey} />}
      {mayMakePasskey && (
        <p className="second-note">
          <button
            type="button"
            className="second-back"
            onClick={() => {
              setMessage('');
              setFault(undefined);
              setSetsUp(setsUp === 'app' ? 'passkey' : 'app');
            }}
          >
            {second(setsUp === 'app' ? 'setUp.wantPasskey' : 'setUp.wantApp')}
          </button>
        </p>
      )}
      {isSetUp && setsUp === 'app' && <SetUp challenge={challenge} onFailed={onBack} />}
      <form
        method="dialog"
        noValidate
        className="login-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (takesCode) void submit();
        }}
      >
        <div role="alert" className="login-message">
          {message && <p>{message}</p>}
        </div>
        {isSetUp && setsUp === 'passkey' && (
          <SetUpPasskey
            challenge={challenge}
            isBusy={busy !== undefined}
            onMake={(make) => void show('passkey', async () => ({ made: await make() }))}
            onFailed={onBack}
          />
        )}
        {hasPasskey && (
          <button
            type="button"
            className="paper-button"
            disabled={busy !== undefined}
            autoFocus
            onClick={() => void takePasskey()}
          >
            {second(busy === 'passkey' ? 'busy' : 'usePasskey')}
          </button>
        )}
        {hasPasskey && takesCode && (
          <p className="second-note">{second(ways.includes('app') ? 'orCode' : 'orRecovery')}</p>
        )}
        {takesCode && (
          <>
            <Field
              ref={field}
              name="code"
              label={second(isSetUp ? 'setUp.code' : 'code')}
              fault={fault}
              autoComplete="one-time-code"
              autoCorrect="off"
              maxLength={40}
              autoFocus={!hasPasskey}
            />
            <button type="submit" className="paper-button" disabled={busy !== undefined}>
              {second(busy === 'code' ? 'busy' : 'submit')}
            </button>
          </>
        )}
      </form>
      {ways.includes('app') && ways.includes('recovery') && (
        <p className="second-note">{second('recovery')}</p>
      )}
      <p className="login-help">
        <button type="button" className="second-back" onClick={() => onBack()}>
          {second('back')}
        </button>
        {!isSetUp && <span>{second('lost')}</span>}
      </p>
    </>
  );
}

/** What is to be done, and why a passkey that somebody has can't be used. */
function Ways({ ways, hasPasskey }: Pick<SecondAsked, 'ways'> & { hasPasskey: boolean }) {
  const isElsewhere = ways.includes('other-site');
  const code = ways.includes('app') ? 'app' : ways.includes('recovery') ? 'onlyRecovery' : undefined;
  return (
    <>
      {hasPasskey && <p>{second('passkey')}</p>}
      {isElsewhere && <p>{second(code ? 'otherSite' : 'onlyOtherSite')}</p>}
      {ways.includes('passkey') && !hasPasskey && <p>{second('noPasskeys')}</p>}
      {!hasPasskey && code && <p>{second(code)}</p>}
    </>
  );
}
