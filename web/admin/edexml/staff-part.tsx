import { Box, Button, Checkbox, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { EdexPreview, StaffRowView } from '../../../server/contract/edexml.ts';
import type { Change, Choices } from './choices.ts';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  choices: Choices;
  change: Change;
}

/** The teachers of the file; nobody gets a mail unless somebody says so. */
export function StaffPart({ seen: { staff, groups }, choices, change }: Props) {
  /** Addresses that were filled in here. */
  const [mails, setMails] = useState<Readonly<Record<number, string>>>({});
  const mailOf = ({ row, email }: StaffRowView) => mails[row] ?? email;
  const invite = (rows: readonly StaffRowView[], isTicked: boolean) =>
    change((now) => {
      const next = { ...now.invite };
      for (const one of rows)
        if (isTicked) next[one.row] = mailOf(one);
        else delete next[one.row];
      return { invite: next };
    });
  const open = staff.filter(({ state }) => state === 'new' || state === 'noEmail');
  const withMail = open.filter((one) => mailOf(one).includes('@'));
  return (
    <section aria-labelledby="edexml-staff">
      <Typography id="edexml-staff" variant="h2">
        {text('staff')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('staffText')}</Typography>
      {withMail.length > 1 && <Button onClick={() => invite(withMail, true)}>{text('staffAll')}</Button>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {staff.map((one) => {
          const isOpen = open.includes(one);
          return (
            <Box
              component="li"
              key={one.row}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
            >
              <Checkbox
                size="small"
                disabled={!isOpen || !mailOf(one).includes('@')}
                checked={choices.invite[one.row] !== undefined}
                slotProps={{ input: { 'aria-label': text('staffInvite', { name: one.name }) } }}
                onChange={(event) => invite([one], event.target.checked)}
              />
              <Box sx={{ minWidth: 180 }}>
                <strong>{one.name || '–'}</strong>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85rem' }}>
                  {one.groups.map((index) => groups[index]?.name).join(', ')}
                </Box>
              </Box>
              {isOpen ? (
                <TextField
                  size="small"
                  type="email"
                  label={text('staffMail', { name: one.name })}
                  value={mailOf(one)}
                  sx={{ width: 'min(100%, 340px)' }}
                  onChange={(event) => {
                    setMails({ ...mails, [one.row]: event.target.value });
                    if (choices.invite[one.row] !== undefined)
                      change((now) => ({ invite: { ...now.invite, [one.row]: event.target.value } }));
                  }}
                />
              ) : (
                <Typography sx={{ color: 'text.secondary' }}>
                  {text(one.state === 'linked' ? 'staffLinked' : 'staffError')}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
