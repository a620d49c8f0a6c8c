import {
  Alert,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { MoveLook } from '../../../server/contract/moves.ts';
import { text } from './wording.ts';

export type Twin = MoveLook['twins'][number];

/** It is another child, or the one that is there already. */
export type Who = 'other' | Twin;

interface Props {
  twins: readonly Twin[];
  /** Undefined while nobody said. */
  value: Who | undefined;
  onChange: (who: Who) => void;
}

/** Asks whether a child who would come is one of those who are called alike: a person says so, never the program. */
export function SameChild({ twins, value, onChange }: Props) {
  const chosen = value === undefined ? '' : value === 'other' ? 'other' : value.id;
  return (
    <Alert severity="warning">
      <FormControl>
        <FormLabel id="same-child">{text('same.title', { count: twins.length })}</FormLabel>
        <Typography sx={{ fontSize: '0.9rem' }}>{text('same.about')}</Typography>
        <RadioGroup
          aria-labelledby="same-child"
          value={chosen}
          onChange={(_, id) => onChange(twins.find((twin) => twin.id === id) ?? 'other')}
        >
          {twins.map((twin) => (
            <FormControlLabel
              key={twin.id}
              value={twin.id}
              disabled={twin.groupId === undefined}
              control={<Radio />}
              label={text(twin.groupId === undefined ? 'same.notYours' : 'same.twin', {
                name: twin.group ? `${twin.name} (${twin.group})` : twin.name,
              })}
            />
          ))}
          <FormControlLabel value="other" control={<Radio />} label={text('same.other')} />
        </RadioGroup>
      </FormControl>
    </Alert>
  );
}
