import { useId, type FocusEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterPress } from '../../ui/form/after-press.ts';
import { site } from '../wording/frame.ts';

interface FieldProps {
  name: string;
  label: string;
  /** What helps to fill it in. */
  help?: string;
  /** Need not be filled in. */
  optional?: boolean;
}

/** As the form registers a field; what leaving it says waits until a click is through. */
function useRegister() {
  const { register } = useFormContext();
  return (name: string) => {
    const { onBlur, ...rest } = register(name);
    return { ...rest, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  };
}

/** Label, help and what is wrong around one control, read out together. */
function Frame({
  name,
  label,
  help,
  optional,
  children,
}: FieldProps & {
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}) {
  const id = useId();
  const fault = useFormContext().getFieldState(name, useFormContext().formState).error?.message;
  return (
    <div className={fault ? 'site-field faulty' : 'site-field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="site-optional">{site('form.optional')}</span>}
      </label>
      {help && <p id={`${id}-help`}>{help}</p>}
      {children({ id, 'aria-describedby': `${id}-help ${id}-fault`, 'aria-invalid': fault !== undefined })}
      <p id={`${id}-fault`} className="site-fault">
        {fault}
      </p>
    </div>
  );
}

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric';
}

/** One line of text. */
export function TextField({ type = 'text', autoComplete = 'off', inputMode, ...field }: TextProps) {
  const register = useRegister();
  return (
    <Frame {...field}>
      {(control) => (
        <input
          {...control}
          {...register(field.name)}
          type={type}
          autoComplete={autoComplete}
          {...(inputMode && { inputMode })}
          {...(!field.optional && { 'aria-required': true })}
        />
      )}
    </Frame>
  );
}

/** Some lines of text. */
export function TextArea({ rows = 5, ...field }: FieldProps & { rows?: number }) {
  const register = useRegister();
  return (
    <Frame {...field}>
      {(control) => (
        <textarea
          {...control}
          {...register(field.name)}
          rows={rows}
          {...(!field.optional && { 'aria-required': true })}
        />
      )}
    </Frame>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** One of a list. */
export function SelectField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const register = useRegister();
  return (
    <Frame {...field}>
      {(control) => (
        <select {...control} {...register(field.name)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** One of a few, all in view. */
export function RadioField({ name, label, help, choices }: FieldProps & { choices: readonly Choice[] }) {
  const { getFieldState, formState } = useFormContext();
  const register = useRegister();
  const id = useId();
  const fault = getFieldState(name, formState).error?.message;
  return (
    <fieldset className={fault ? 'site-field faulty' : 'site-field'} aria-describedby={`${id}-fault`}>
      <legend>{label}</legend>
      {help && <p>{help}</p>}
      <div className="site-radios">
        {choices.map((choice) => (
          <label key={choice.value} className="site-check">
            <input type="radio" value={choice.value} {...register(name)} /> <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-fault`} className="site-fault">
        {fault}
      </p>
    </fieldset>
  );
}

/** Something one agrees to. */
export function CheckField({ name, label }: FieldProps) {
  const { getFieldState, formState } = useFormContext();
  const register = useRegister();
  const id = useId();
  const fault = getFieldState(name, formState).error?.message;
  return (
    <div className={fault ? 'site-field faulty' : 'site-field'}>
      <label className="site-check">
        <input
          type="checkbox"
          {...register(name)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
        />{' '}
        <span>{label}</span>
      </label>
      <p id={`${id}-fault`} className="site-fault">
        {fault}
      </p>
    </div>
  );
}
