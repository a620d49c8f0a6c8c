import { useId, useState } from 'react';
import { messageOf } from '../../api/error.ts';
import { Field } from '../login/field.tsx';
import { school as text } from './wording.ts';
import './school.css';

interface Props {
  onEnter: (code: string, keep: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks for the code of the school, and whether this is a device of the class. */
export function SchoolForm({ onEnter, onClose }: Props) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async (form: FormData) => {
    const code = String(form.get('code')).trim();
    if (code === '') return setFault(text('empty'));
    setBusy(true);
    try {
      await onEnter(code, form.get('keep') !== null);
      onClose();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="school-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit(new FormData(event.currentTarget));
      }}
    >
      <Field
        name="code"
        label={text('code')}
        fault={fault}
        note={text('note')}
        autoComplete="off"
        autoFocus
        maxLength={20}
      />
      <p className="school-keep">
        <input type="checkbox" name="keep" id={id} />
        <label htmlFor={id}>{text('keep')}</label>
      </p>
      <div className="school-buttons">
        <button type="submit" className="plain-button" disabled={isBusy}>
          {text(isBusy ? 'busy' : 'submit')}
        </button>
        <button type="button" className="plain-button" onClick={onClose}>
          {text('stop')}
        </button>
      </div>
    </form>
  );
}
