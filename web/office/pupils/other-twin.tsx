import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkTwins } from '../../../server/contract/office-pupil-acts.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { text } from './wording.ts';

/** Asks for the user name of another pupil; whether there is one that can be put together is said at the field. */
export function OtherTwin({ child, onFound }: { child: string; onFound: (other: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const check = useMutation({
    mutationFn: (other: string) => call(checkTwins, { params: { child }, body: { other } }),
    onSuccess: ({ other }) => onFound(other.username),
  });
  const fault = isEmpty ? text('twins.otherEmpty') : check.error ? messageOf(check.error) : undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const other = typed.trim();
        setEmpty(other === '');
        check.reset();
        if (other !== '') check.mutate(other);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label={text('twins.other')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setEmpty(false);
          check.reset();
        }}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 },
          formHelperText: { role: 'alert' },
        }}
        sx={{ flex: '1 1 14rem', maxWidth: 420 }}
      />
      <Button type="submit" variant="outlined" loading={check.isPending}>
        {text('twins.look')}
      </Button>
    </Box>
  );
}
