import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useInput } from './use-input.ts';

interface Named<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  /** What helps to fill it in; gives way to what is wrong. */
  help?: string | undefined;
  disabled?: boolean;
}

interface TextProps<V extends FieldValues> extends Named<V> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'datetime-local' | 'number';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  required?: boolean;
  /** More than one line. */
  rows?: number;
  width?: number | string;
  /** At the end of the field. */
  end?: ReactNode;
  /** No more can be typed. */
  maxLength?: number;
  /** Typing begins here when what it stands in opens. */
  autoFocus?: boolean;
}

/** A line or some lines of text, in a `FormProvider`. */
export function TextInput<V extends FieldValues>({
  name,
  label,
  help,
  rows,
  width,
  end,
  ...rest
}: TextProps<V>) {
  const { field, fieldState } = useInput<V>(name);
  const {
    type = 'text',
    autoComplete = 'off',
    inputMode,
    maxLength,
    required = false,
    disabled = false,
  } = rest;
  const { ref, value, ...input } = field;
  return (
    <TextField
      {...input}
      {...(rows !== undefined && { multiline: true, minRows: rows })}
      {...{ label, type, disabled }}
      autoFocus={rest.autoFocus ?? false}
      value={value ?? ''}
      inputRef={ref}
      required={required}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      fullWidth
      sx={{ maxWidth: width ?? 480 }}
      slotProps={{
        htmlInput: { autoComplete, inputMode, maxLength, 'aria-required': required },
        inputLabel: { required, ...(type.startsWith('date') && { shrink: true }) },
        ...(end !== undefined && { input: { endAdornment: end } }),
        formHelperText: { role: fieldState.invalid ? 'alert' : undefined },
      }}
    />
  );
}

/** One of the things to choose from. */
export interface Choice {
  value: string;
  label: string;
  help?: string;
}

interface ChoiceProps<V extends FieldValues> extends Named<V> {
  choices: readonly Choice[];
  width?: number | string;
}

/** One of many, from a list that opens. */
export function SelectInput<V extends FieldValues>({
  name,
  label,
  help,
  choices,
  width,
  disabled,
}: ChoiceProps<V>) {
  const { field, fieldState } = useInput<V>(name);
  const { ref, value, ...input } = field;
  return (
    <TextField
      select
      {...input}
      label={label}
      value={value ?? ''}
      inputRef={ref}
      disabled={disabled ?? false}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      fullWidth
      sx={{ maxWidth: width ?? 320 }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One of a few, all in view. */
export function RadioInput<V extends FieldValues>({ name, label, help, choices, disabled }: ChoiceProps<V>) {
  const { field, fieldState } = useInput<V>(name);
  const { ref, value, ...input } = field;
  const id = useId();
  return (
    <FormControl error={fieldState.invalid} disabled={disabled ?? false}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup {...input} value={value ?? ''} aria-labelledby={id}>
        {choices.map((choice, i) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio size="small" slotProps={{ input: i === 0 ? { ref } : {} }} />}
            label={choice.help ? `${choice.label} – ${choice.help}` : choice.label}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{fieldState.error?.message ?? help}</FormHelperText>
    </FormControl>
  );
}

/** Something that is so or not. */
export function CheckInput<V extends FieldValues>({ name, label, help, disabled }: Named<V>) {
  const { field, fieldState } = useInput<V>(name);
  const { ref, value, onChange, ...input } = field;
  const below = fieldState.error?.message ?? help;
  return (
    <FormControl error={fieldState.invalid} disabled={disabled ?? false}>
      <FormControlLabel
        control={
          <Checkbox
            {...input}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { ref } }}
          />
        }
        label={label}
      />
      {below && <FormHelperText>{below}</FormHelperText>}
    </FormControl>
  );
}

/** Some of several, in a list of texts. */
export function ChecksInput<V extends FieldValues>({ name, label, help, choices, disabled }: ChoiceProps<V>) {
  const { field, fieldState } = useInput<V>(name);
  const chosen: readonly string[] = field.value ?? [];
  const toggle = (value: string, on: boolean) =>
    field.onChange(
      choices.map((choice) => choice.value).filter((one) => (one === value ? on : chosen.includes(one))),
    );
  return (
    <FormControl component="fieldset" error={fieldState.invalid} disabled={disabled ?? false}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {choices.map(({ value, label: text }, i) => (
          <FormControlLabel
            key={value}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onBlur={field.onBlur}
                onChange={(event) => toggle(value, event.target.checked)}
                slotProps={{ input: i === 0 ? { ref: field.ref } : {} }}
              />
            }
            label={text}
          />
        ))}
      </FormGroup>
      <FormHelperText>{fieldState.error?.message ?? help}</FormHelperText>
    </FormControl>
  );
}
