import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Slider,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { FONTS, FORMS, KINDS, TINTS } from '../../../engine/exercise/index.ts';
import { LAYOUTS, THEMES } from '../../../server/contract/practice.ts';
import { MAP_STATES, STANDARD, type Wish } from '../wish.ts';
import { linkOf } from './address.ts';
import { FORM_NAMES, VIEWABLE } from './games.ts';
import type { Podium } from './podium.ts';
import { useLook } from './use-look.ts';
import { text } from './wording.ts';

const SCREENS = ['1366x768', '1024x600', '1024x768', '1280x800', '1920x1080', '2560x1440'];
/** Every theme in both its layouts, by order number. */
const ISLANDS = Array.from({ length: THEMES.length * LAYOUTS }, (_, i): [string, string] => [
  String(i + 1),
  text('settings.islandOf', {
    name: THEMES[i % THEMES.length]!.name,
    layout: 1 + Math.floor(i / THEMES.length),
  }),
]);
const PIXELS = [1, 1.5, 2];
const SWITCHES = [
  'calm',
  'support',
  'still',
  'misspellings',
  'large',
  'wide',
  'captions',
  'example',
  'bare',
] as const;

interface Props {
  wish: Wish;
  podium: Podium | undefined;
  onChange: (part: Partial<Wish>) => void;
}

/** Everything that decides what is to be seen; a change opens the scene anew. */
export function SettingsPanel({ wish, podium, onChange }: Props) {
  const round = useLook(() => podium?.round, 400);
  const game = VIEWABLE.find(({ id }) => id === wish.game);
  const isGame = (game?.forms.length ?? 0) > 0;
  const form = wish.form ?? game?.forms[0];
  const hasKinds = form === 'choose' || form === 'judge' || form === 'read';
  return (
    <Box
      component="aside"
      aria-label={text('settings.title')}
      sx={{
        overflow: 'auto',
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Choice
        label={text('settings.game')}
        value={wish.game}
        options={VIEWABLE.map(({ id, title }) => [id, title])}
        onChange={(id) => onChange({ game: id, form: undefined, kind: undefined, category: '' })}
      />
      {wish.game === 'landkaart' && (
        <>
          <Choice
            label={text('settings.island')}
            value={String(wish.island)}
            options={ISLANDS}
            onChange={(number) => onChange({ island: Number(number) })}
          />
          <Choice
            label={text('settings.mapState')}
            value={wish.state}
            options={MAP_STATES.map((state) => [state, text(`settings.mapStates.${state}`)])}
            onChange={(state) => onChange({ state: state as Wish['state'] })}
          />
        </>
      )}
      {isGame && (
        <>
          <Choice
            label={text('settings.form')}
            value={form ?? ''}
            options={FORMS.filter((one) => game?.forms.includes(one)).map((one) => [one, FORM_NAMES[one]])}
            onChange={(one) => onChange({ form: one as Wish['form'], kind: undefined })}
          />
          {hasKinds && (
            <Choice
              label={text('settings.kind')}
              value={wish.kind ?? ''}
              options={[
                ['', text('settings.anyKind')],
                ...KINDS.map((kind): [string, string] => [kind, text(`settings.kinds.${kind}`)]),
              ]}
              onChange={(kind) =>
                onChange({
                  kind: (kind || undefined) as Wish['kind'],
                  ...(kind === 'misspelling' && { misspellings: true }),
                })
              }
            />
          )}
          {round && (
            <Choice
              label={text('settings.category')}
              value={round.category}
              options={round.categories.map(({ id, goal }) => [id, goal])}
              onChange={(category) => onChange({ category })}
            />
          )}
          <Typed
            label={text('settings.words')}
            help={text('settings.wordsHelp')}
            value={wish.words}
            rows={3}
            onChange={(words) => onChange({ words })}
          />
          {round?.refused.map(({ given, reason }) => (
            <Alert key={given} severity="warning" sx={{ py: 0 }}>
              {text('settings.refused', { given, reason })}
            </Alert>
          ))}
          <Range
            label={text('settings.length', { from: wish.shortest, to: wish.longest })}
            value={[wish.shortest, wish.longest]}
            low={2}
            high={20}
            onChange={([shortest = 2, longest = 17]) => onChange({ shortest, longest })}
          />
          <Range
            label={text('settings.count', { count: wish.count })}
            value={[wish.count]}
            low={1}
            high={20}
            onChange={([count = 6]) => onChange({ count })}
          />
          <Range
            label={text('settings.distractors', {
              count: wish.distractors ?? text('settings.distractorsAuto'),
            })}
            value={[wish.distractors ?? -1]}
            low={-1}
            high={6}
            onChange={([wrong = -1]) => onChange({ distractors: wrong < 0 ? undefined : wrong })}
          />
          <Range
            label={text('settings.tempo', { tempo: wish.tempo })}
            value={[wish.tempo]}
            low={0}
            high={1}
            step={0.1}
            onChange={([tempo = 0.3]) => onChange({ tempo })}
          />
          <Choice
            label={text('settings.groep')}
            value={String(wish.groep)}
            options={[3, 4, 5, 6, 7, 8].map((groep) => [String(groep), String(groep)])}
            onChange={(groep) => onChange({ groep: Number(groep) })}
          />
        </>
      )}
      <Typed label={text('settings.seed')} value={wish.seed} onChange={(seed) => onChange({ seed })} />
      <Choice
        label={text('settings.language')}
        value={wish.language}
        options={[
          ['nl', text('settings.nl')],
          ['be', text('settings.be')],
        ]}
        onChange={(language) => onChange({ language: language as Wish['language'] })}
      />
      <div>
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            sx={{ display: 'flex' }}
            control={
              <Switch
                size="small"
                checked={wish[name]}
                onChange={(event) => onChange({ [name]: event.target.checked })}
              />
            }
            label={text(`settings.${name}`)}
          />
        ))}
      </div>
      <Choice
        label={text('settings.font')}
        value={wish.font}
        options={FONTS.map((font) => [font, text(`settings.fonts.${font}`)])}
        onChange={(font) => onChange({ font: font as Wish['font'] })}
      />
      <Choice
        label={text('settings.tint')}
        value={wish.tint}
        options={TINTS.map((tint) => [tint, text(`settings.tints.${tint}`)])}
        onChange={(tint) => onChange({ tint: tint as Wish['tint'] })}
      />
      <Choice
        label={text('settings.screen')}
        value={wish.screen}
        options={SCREENS.map((size) => [size, size.replace('x', ' × ')])}
        onChange={(screen) => onChange({ screen })}
      />
      <Choice
        label={text('settings.pixels')}
        value={String(wish.pixels)}
        options={PIXELS.map((ratio) => [String(ratio), String(ratio)])}
        onChange={(pixels) => onChange({ pixels: Number(pixels) })}
      />
      <Choice
        label={text('settings.input')}
        value={wish.input}
        options={(['muis', 'toetsen', 'vinger'] as const).map((input) => [
          input,
          text(`settings.inputs.${input}`),
        ])}
        onChange={(input) => onChange({ input: input as Wish['input'] })}
      />
      <CopyLink wish={wish} podium={podium} />
      <Button onClick={() => onChange({ ...STANDARD, game: wish.game })}>{text('settings.reset')}</Button>
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={options.some(([one]) => one === value) ? value : ''}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map(([one, name]) => (
      <MenuItem key={one} value={one} dense>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

interface TypedProps {
  label: string;
  help?: string;
  value: string;
  rows?: number;
  onChange: (value: string) => void;
}

/** A field that is heard when it is left: each letter would open the scene anew. */
function Typed({ label, help, value, rows, onChange }: TypedProps) {
  const [draft, setDraft] = useState({ value, text: value });
  if (draft.value !== value) setDraft({ value, text: value });
  return (
    <TextField
      label={label}
      helperText={help}
      value={draft.text}
      {...(rows && { multiline: true, minRows: rows, maxRows: 8 })}
      onChange={(event) => setDraft({ value, text: event.target.value })}
      onBlur={() => draft.text !== value && onChange(draft.text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (!rows || event.ctrlKey)) onChange(draft.text);
      }}
    />
  );
}

interface RangeProps {
  label: string;
  value: readonly number[];
  low: number;
  high: number;
  step?: number;
  onChange: (value: readonly number[]) => void;
}

/** One slider for one or two numbers, heard when it is let go. */
function Range({ label, value, low, high, step = 1, onChange }: RangeProps) {
  const [draft, setDraft] = useState<{ of: string; now: readonly number[] }>({ of: '', now: value });
  const key = value.join();
  const now = draft.of === key ? draft.now : value;
  return (
    <div>
      <Typography sx={{ fontSize: '0.9rem' }}>{label}</Typography>
      <Slider
        size="small"
        aria-label={label}
        value={now.length === 1 ? now[0]! : [...now]}
        min={low}
        max={high}
        step={step}
        valueLabelDisplay="auto"
        onChange={(_, moved) => setDraft({ of: key, now: [moved].flat() })}
        onChangeCommitted={(_, moved) => onChange([moved].flat())}
      />
    </div>
  );
}

/** The address that opens this again, with the answers that were given. */
function CopyLink({ wish, podium }: { wish: Wish; podium: Podium | undefined }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const link = new URL(linkOf({ ...wish, done: podium?.given ?? '' }), location.href).href;
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button variant="contained" onClick={() => void copy()}>
      {text(copied ? 'settings.copied' : 'settings.copy')}
    </Button>
  );
}
