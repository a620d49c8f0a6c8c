import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { EdexPreview, StaffRowView } from '../../../server/contract/edexml.ts';
import type { Change, Choices } from './choices.ts';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  choices: Choices;
  change: Change;
}

type Act = 'skip' | 'invite' | 'link';

/** What can be done with a teacher; the first is what happens by itself. */
function actsOf({ state }: StaffRowView, hasMail: boolean): readonly Act[] {
  if (state === 'error') return [];
  const invite: Act[] = hasMail ? ['invite'] : [];
  if (state === 'linked') return ['skip', 'link'];
  return state === 'doubtful' ? ['skip', 'link', ...invite] : ['skip', ...invite];
}

/** The teachers of the file; nobody gets a mail or a group unless somebody says so. */
export function StaffPart({ seen: { staff, groups }, choices, change }: Props) {
  /** Addresses that were filled in here. */
  const [mails, setMails] = useState<Readonly<Record<number, string>>>({});
  const mailOf = ({ row, email }: StaffRowView) => mails[row] ?? email;
  const possible = (one: StaffRowView) => actsOf(one, mailOf(one).includes('@'));
  const actOf = ({ row }: StaffRowView): Act =>
    choices.invite[row] !== undefined ? 'invite' : choices.link[row] !== undefined ? 'link' : 'skip';
  const decide = (rows: readonly StaffRowView[], act: Act) =>
    change(({ invite: invited, link: linked }) => {
      const [invite, link] = [{ ...invited }, { ...linked }];
      for (const one of rows) {
        delete invite[one.row];
        delete link[one.row];
        if (act === 'invite') invite[one.row] = mailOf(one);
        if (act === 'link' && one.match) link[one.row] = one.match.user;
      }
      return { invite, link };
    });
  const namesOf = (places: readonly number[]) => places.map((index) => groups[index]?.name).join(', ');
  const inviting = staff.filter((one) => one.state !== 'doubtful' && possible(one).includes('invite'));
  const linking = staff.filter(({ state, adds }) => state === 'linked' && adds && adds.length > 0);
  return (
    <section aria-labelledby="edexml-staff">
      <Typography id="edexml-staff" variant="h2">
        {text('staff')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('staffText')}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {inviting.length > 1 && (
          <Button onClick={() => decide(inviting, 'invite')}>{text('staffAll')}</Button>
        )}
        {linking.length > 1 && (
          <Button onClick={() => decide(linking, 'link')}>{text('staffAllLink')}</Button>
        )}
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {staff.map((one) => {
          const { row, state, match, adds } = one;
          const acts = possible(one);
          const act = actOf(one);
          const label = text('staffActOf', { name: one.name });
          const asksMail = act === 'invite' || state === 'noEmail' || state === 'new';
          return (
            <Box
              component="li"
              key={row}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', md: 'minmax(200px, 1fr) 240px minmax(240px, 1fr)' },
                gap: 1,
                alignItems: 'center',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <div>
                <strong>{one.name || '–'}</strong>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85rem' }}>
                  {namesOf(one.groups)}
                </Box>
                {match && (
                  <Box component="span" sx={{ display: 'block', fontSize: '0.85rem' }}>
                    {state === 'doubtful' && <strong>{text('staffDoubt')}: </strong>}
                    {text(`staffKnown.${match.rule}`, { name: match.name })}
                  </Box>
                )}
                {state === 'error' && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {text('staffError')}
                  </Box>
                )}
              </div>
              {acts.length > 0 && (
                <TextField
                  select
                  size="small"
                  value={act}
                  slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
                  onChange={(event) => decide([one], event.target.value as Act)}
                >
                  {acts.map((can) => (
                    <option key={can} value={can}>
                      {can === 'skip' && state === 'linked'
                        ? text('staffActs.stay')
                        : text(`staffActs.${can}`)}
                    </option>
                  ))}
                </TextField>
              )}
              {asksMail && act !== 'link' && acts.length > 0 && (
                <TextField
                  size="small"
                  type="email"
                  label={text('staffMail', { name: one.name })}
                  value={mailOf(one)}
                  onChange={(event) => {
                    const mail = event.target.value;
                    setMails({ ...mails, [row]: mail });
                    if (act !== 'invite') return;
                    if (mail.includes('@')) change((now) => ({ invite: { ...now.invite, [row]: mail } }));
                    else decide([one], 'skip');
                  }}
                />
              )}
              {adds && act !== 'invite' && (
                <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                  {adds.length > 0 ? text('staffAdds', { groups: namesOf(adds) }) : text('staffAddsNone')}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
