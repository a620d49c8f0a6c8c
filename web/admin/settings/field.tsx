import {
  Box,
  Button,
  Chip,
  FormControlLabel,
  MenuItem,
  Slider,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isSame, type FieldName, type PracticeFields } from '../../../server/contract/practice-fields.ts';
import { fieldText } from './field-wording.ts';
import { useFormScene, type SettingValues } from './form-context.ts';
import { valueText } from './values.ts';
import { text } from './wording.ts';

/** A field of the form: its value, and how it is changed. */
export function useField<F extends FieldName>(name: F) {
  const { field, fieldState } = useController<SettingValues>({ name: `fields.${name}` as 'fields.calm' });
  const { clearErrors } = useFormContext<SettingValues>();
  return {
    value: field.value as unknown as PracticeFields[F],
    change(value: PracticeFields[F]) {
      field.onChange(value);
      clearErrors(`fields.${name}` as 'fields.calm');
    },
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

interface FrameProps {
  name: FieldName;
  /** Id of the thing that is labelled; without it the frame is a group with a name. */
  children: ReactNode;
  /** Whether the control shows the label itself. */
  hasLabel?: boolean;
  /** What can be seen here already to be wrong with it. */
  fault?: string | undefined;
}

/** Round a field: its name, what it does, what is wrong with it, and whether it differs from the level above. */
export function FieldFrame({ name, children, hasLabel = false, fault }: FrameProps) {
  const { base, inGame, isPupil, options, effect } = useFormScene();
  const { value, change, error } = useField(name);
  const id = useId();
  const label = fieldText(`field.${name}`);
  const differs = !isSame(name, value, base[name]);
  const chosen = inGame[name];
  const isChosen = chosen !== undefined && isSame(name, value, chosen as typeof value);
  const wrong = fault ?? error ?? effect?.errors[name];
  const warning = effect?.warnings[name];
  const help = name in HELP ? fieldText(`help.${name as keyof typeof HELP}`) : undefined;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-field={name}
      sx={{
        pl: 1.5,
        py: 0.5,
        borderLeft: '4px solid',
        borderColor: wrong ? 'error.main' : differs && isPupil ? 'secondary.main' : 'transparent',
      }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          id={id}
          component="h2"
          sx={{ fontSize: '1rem', fontWeight: 700 }}
          {...(hasLabel && { className: 'visually-hidden' })}
        >
          {label}
        </Typography>
        {hasLabel && children}
        {differs && isPupil && (
          <Chip
            label={text(isChosen ? 'pupil.chosen' : 'pupil.differs')}
            color={isChosen ? 'default' : 'secondary'}
            variant="outlined"
          />
        )}
        {differs && (
          <Button
            onClick={() => change(base[name])}
            aria-label={
              isPupil ? text('pupil.backOf', { field: label }) : `${label}: ${text('pupil.usualBack')}`
            }
            title={text(isPupil ? 'pupil.backText' : 'pupil.usual', {
              value: valueText(name, base[name], options),
            })}
          >
            {text(isPupil ? 'pupil.back' : 'pupil.usualBack')}
          </Button>
        )}
      </Stack>
      {help && <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{help}</Typography>}
      {!hasLabel && children}
      {wrong ? (
        <Typography role="alert" sx={{ color: 'error.main', fontSize: '0.95rem' }}>
          {wrong}
        </Typography>
      ) : (
        warning && <Typography sx={{ color: 'warning.main', fontSize: '0.95rem' }}>{warning}</Typography>
      )}
    </Box>
  );
}

/** Fields with a line of help. */
const HELP = {
  days: 1,
  hours: 1,
  calm: 1,
  support: 1,
  noMisspellings: 1,
  start: 1,
  targetSuccess: 1,
  reviewShare: 1,
  minutes: 1,
  weekGoal: 1,
  onlineVoices: 1,
  font: 1,
  tint: 1,
  ruler: 1,
  captions: 1,
} as const;

type Named<T> = { [F in FieldName]: PracticeFields[F] extends T ? F : never }[FieldName];

/** Something that is on or off. */
export function SwitchField({ name }: { name: Named<boolean> }) {
  const { value, change, ref } = useField(name);
  return (
    <FieldFrame name={name} hasLabel>
      <FormControlLabel
        control={
          <Switch
            checked={value}
            slotProps={{ input: { ref } }}
            onChange={(event) => change(event.target.checked)}
          />
        }
        label={fieldText(`field.${name}`)}
        slotProps={{ typography: { sx: { fontWeight: 700 } } }}
      />
    </FieldFrame>
  );
}

/** One of a few values. What was set otherwise, by a preset for example, stands among them. */
export function ChoiceField<F extends FieldName>({
  name,
  choices,
}: {
  name: F;
  choices: readonly PracticeFields[F][];
}) {
  const { options } = useFormScene();
  const { value, change, ref } = useField(name);
  const known = choices.some((choice) => isSame(name, choice, value));
  const all = known ? choices : [...choices, value];
  return (
    <FieldFrame name={name}>
      <TextField
        select
        value={all.findIndex((choice) => isSame(name, choice, value))}
        onChange={(event) => change(all[Number(event.target.value)]!)}
        inputRef={ref}
        slotProps={{ htmlInput: { 'aria-label': fieldText(`field.${name}`) } }}
        sx={{ mt: 0.5, minWidth: 'min(260px, 100%)', maxWidth: '100%' }}
      >
        {all.map((choice, i) => (
          <MenuItem key={i} value={i}>
            {valueText(name, choice, options)}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}

const STEP = 0.05;

/** A share from nothing to all. */
export function TempoField() {
  const { value, change } = useField('tempo');
  return (
    <FieldFrame name="tempo">
      <ShareSlider label={fieldText('field.tempo')} value={value} onChange={change} />
    </FieldFrame>
  );
}

/** The three volumes. */
export function VolumesField() {
  const { value, change } = useField('volumes');
  return (
    <FieldFrame name="volumes">
      {(['speech', 'effects', 'music'] as const).map((channel) => (
        <Stack key={channel} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Typography sx={{ width: 80 }}>{fieldText(`value.${channel}`)}</Typography>
          <ShareSlider
            label={`${fieldText('field.volumes')}: ${fieldText(`value.${channel}`)}`}
            value={value[channel]}
            onChange={(share) => change({ ...value, [channel]: share })}
          />
        </Stack>
      ))}
    </FieldFrame>
  );
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

const ShareSlider = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (share: number) => void;
}) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center', maxWidth: 380, flex: 1, pl: 1 }}>
    <Slider
      aria-label={label}
      value={value}
      min={0}
      max={1}
      step={STEP}
      getAriaValueText={percent}
      onChange={(_, share) => onChange(share as number)}
    />
    <Typography sx={{ width: 60, textAlign: 'right' }}>{percent(value)}</Typography>
  </Stack>
);
