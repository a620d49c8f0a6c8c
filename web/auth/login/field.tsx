import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong with what was filled in. */
  fault: string | undefined;
  /** A hint that is not an error. */
  note?: string | undefined;
  /** A button inside the field. */
  children?: ReactNode;
}

/** One field on paper: label above, fault below, read out together. */
export function Field({ label, fault, note, children, ...input }: Props) {
  const id = useId();
  return (
    <div className={fault ? 'field faulty' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault ${id}-note`}
          autoCapitalize="none"
          spellCheck={false}
        />
        {children}
      </div>
      <p id={`${id}-note`} className="field-note" role="status">
        {note}
      </p>
      <p id={`${id}-fault`} className="field-fault">
        {fault}
      </p>
    </div>
  );
}
