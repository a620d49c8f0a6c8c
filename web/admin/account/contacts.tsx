import { Box, Button, Typography } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MOST_CONTACTS, type AccountDetails } from '../../../server/contract/accounts.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { account as text } from './wording.ts';

type Values = Pick<AccountDetails, 'contacts'>;

/** The people whom the office may call or write, in a form that has `contacts`. */
export function Contacts() {
  const { control, getValues } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text('contacts.text')}</Typography>
      {fields.map(({ id }, i) => {
        const number = text('contacts.one', { number: i + 1 });
        return (
          <Box
            key={id}
            component="fieldset"
            sx={{
              m: 0,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              minWidth: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { sm: '1fr 1fr' },
            }}
          >
            <Typography component="legend" sx={{ px: 0.5, fontSize: '0.9rem' }}>
              {number}
            </Typography>
            <TextInput<Values> name={`contacts.${i}.name`} label={text('contacts.name')} required />
            <TextInput<Values> name={`contacts.${i}.task`} label={text('contacts.task')} />
            <TextInput<Values> name={`contacts.${i}.email`} type="email" label={text('contacts.email')} />
            <TextInput<Values> name={`contacts.${i}.phone`} type="tel" label={text('contacts.phone')} />
            <Button
              color="error"
              onClick={() => remove(i)}
              startIcon={<Icon name="trash" size={18} />}
              sx={{ justifySelf: 'start' }}
            >
              {text('contacts.remove', { name: getValues(`contacts.${i}.name`) || number })}
            </Button>
          </Box>
        );
      })}
      {fields.length < MOST_CONTACTS && (
        <Button
          variant="outlined"
          onClick={() => append({ name: '', task: '', email: '', phone: '' })}
          startIcon={<Icon name="add" size={18} />}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          {text('contacts.add')}
        </Button>
      )}
    </>
  );
}
