import {
  Button,
  FormHelperText,
  FormLabel,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { findPupils } from '../../../server/contract/office-pupils.ts';
import type { Relocation, RelocationItems } from '../../../server/contract/relocations.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { text } from './wording.ts';

type Pupil = RelocationItems['pupils'][number];

/** Pupils who go without their group, by user name, each into a group that is there. */
export function LooseInput({ relocation: { source, target, parts } }: { relocation: Relocation }) {
  const { field } = useController<{ pupils: Pupil[] }, 'pupils'>({ name: 'pupils' });
  const { field: typed, fieldState } = useController<{ typed: string }, 'typed'>({ name: 'typed' });
  const username = typed.value;
  const [to, setTo] = useState('');
  const [names, setNames] = useState(() => new Map(parts.pupils.map(({ id, name }) => [id, name])));
  const [notFound, setFault] = useState<string>();
  const fault = notFound ?? fieldState.error?.message;
  const groupOf = (id: string) => parts.there.find((group) => group.id === id)?.name ?? '';
  const add = useMutation({
    mutationFn: () => call(findPupils, { query: { q: username.trim() } }),
    onSuccess({ pupils }) {
      const found = pupils.find(
        (pupil) =>
          pupil.account.id === source.id && pupil.username.toLowerCase() === username.trim().toLowerCase(),
      );
      if (!found) {
        setFault(text('loose.notFound', { name: source.name }));
        return;
      }
      setNames((known) => new Map(known).set(found.id, found.username));
      field.onChange([...field.value.filter(({ id }) => id !== found.id), { id: found.id, to }]);
      typed.onChange('');
      setFault(undefined);
    },
    onError: (error) => setFault(messageOf(error)),
  });
  if (parts.there.length === 0) return null;
  return (
    <Stack component="fieldset" sx={{ gap: 1, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{text('loose.label')}</FormLabel>
      {field.value.map(({ id, to: group }) => {
        const name = names.get(id) ?? text('unknown');
        return (
          <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Typography>{text('loose.line', { name, group: groupOf(group) })}</Typography>
            <IconButton
              size="small"
              aria-label={text('loose.remove', { name })}
              onClick={() => field.onChange(field.value.filter((one) => one.id !== id))}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </Stack>
        );
      })}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          label={text('loose.username')}
          value={username}
          error={fault !== undefined}
          onChange={typed.onChange}
          inputRef={typed.ref}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <TextField
          select
          size="small"
          label={text('loose.to', { name: target.name })}
          value={to}
          onChange={({ target: { value } }) => setTo(value)}
          sx={{ minWidth: 220 }}
        >
          {parts.there.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={username.trim() === '' || to === ''}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {text('loose.add')}
        </Button>
      </Stack>
      {fault !== undefined && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </Stack>
  );
}
