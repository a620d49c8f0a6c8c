import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError, messageOf } from '../../api/error.ts';
import { logIn, secondAskedBy, type SecondAsked } from '../../app/session/log-in.ts';
import { TokenError } from '../../app/session/token.ts';
import { common } from '../../app/wording/common.ts';
import { afterPress } from '../../ui/form/after-press.ts';
import { PicturePad } from '../card/picture-pad.tsx';
import { ShowButton } from '../show-button.tsx';
import { useEarlySubmit } from '../use-early-submit.ts';
import { auth } from '../wording.ts';
import { Field } from './field.tsx';

type Faults = Partial<Record<'username' | 'password', string>>;

interface Props {
  /** Why one has to log in again. */
  notice: string | undefined;
  /** Whether many use this device: the browser is not to keep or offer names. */
  isShared: boolean;
  /** The password is right, and more is asked. */
  onSecond: (asked: SecondAsked, username: string) => void;
  /** The Klodder beside the form looks along. */
  onMood: (face: 'happy' | 'look' | 'oops') => void;
}

/** User name and password; what is wrong is said at the field it is about. */
export function LoginForm({ notice, isShared, onSecond, onMood }: Props) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState(notice ?? '');
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const show = (found: Faults, text = '') => {
    setFaults(found);
    setMessage(text);
    onMood('oops');
    (found.username ? username : found.password || text ? password : undefined)?.current?.focus();
  };

  const submit = async () => {
    if (busy) return;
    const entered = { username: username.current?.value ?? '', password: password.current?.value ?? '' };
    const empty: Faults = {
      ...(!entered.username.trim() && { username: auth('login.usernameEmpty') }),
      ...(!entered.password && { password: auth('login.passwordEmpty') }),
    };
    if (empty.username || empty.password) return show(empty);
    setBusy(true);
    setFaults({});
    setMessage('');
    onMood('look');
    try {
      await logIn(entered);
    } catch (error) {
      setBusy(false);
      const asked = secondAskedBy(error);
      if (asked) return onSecond(asked, entered.username.trim());
      if (error instanceof TokenError) return show({}, common(`errors.${error.fault}`));
      const { username: name, password: word } = error instanceof ApiError ? error.fields : {};
      show(
        { ...(name && { username: name }), ...(word && { password: word }) },
        name || word ? '' : messageOf(error),
      );
    }
  };

  const form = useEarlySubmit(submit);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form
      ref={form}
      // Without script nothing is sent, least of all in the address.
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
        ref={username}
        name="username"
        label={auth('login.username')}
        fault={faults.username}
        autoComplete={isShared ? 'off' : 'username'}
        autoFocus
      />
      <Field
        ref={password}
        name="password"
        label={auth('login.password')}
        fault={faults.password}
        note={capsLock ? auth('login.capsLock') : undefined}
        type={visible ? 'text' : 'password'}
        autoComplete={isShared ? 'off' : 'current-password'}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => afterPress(() => setCapsLock(false))}
      >
        <ShowButton visible={visible} onToggle={() => setVisible(!visible)} />
      </Field>
      <PicturePad
        onPassword={(tapped) => {
          if (password.current) password.current.value = tapped;
          void submit();
        }}
      />
      <button type="submit" className="paper-button" disabled={busy}>
        {auth(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  );
}
