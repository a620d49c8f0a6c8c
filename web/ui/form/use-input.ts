import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { afterPress } from './after-press.ts';

/** A field of the form around it, as react-hook-form has it; what leaving it says waits until a click is through. */
export function useInput<V extends FieldValues>(name: FieldPath<V>) {
  const { field, fieldState } = useController<V>({ name });
  return { field: { ...field, onBlur: () => afterPress(field.onBlur) }, fieldState };
}
