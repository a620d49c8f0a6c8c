import { Box, Button, Typography } from '@mui/material';
import { paths } from '../../app/paths.ts';
import { tell } from '../../ui/toast.tsx';
import { accountSso as text } from './sso-wording.ts';

/** The code by which the school is known on the devices of a class, and the address that sets one up. */
export function SchoolCode({ code }: { code: string }) {
  const address = `${window.location.origin}/app${paths.loginOfSchool(code)}`;
  return (
    <Box component="section" aria-labelledby="school-code" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="school-code">
        {text('settings.code.title')}
      </Typography>
      <Typography>{text('settings.code.text')}</Typography>
      <Typography>
        {text('settings.code.code')}: <b>{code}</b>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {text('settings.code.address')}: {address}
      </Typography>
      {/* Only over https or on this machine. */}
      {navigator.clipboard && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            void navigator.clipboard
              .writeText(address)
              .then(() => tell({ message: text('settings.code.copied') }))
          }
        >
          {text('settings.code.copy')}
        </Button>
      )}
    </Box>
  );
}
