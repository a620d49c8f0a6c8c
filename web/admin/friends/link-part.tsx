import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FocusEvent } from 'react';
import { useParams } from 'react-router';
import type { Friends } from '../../../server/contract/friends.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { useFriendActions } from './use-friends.ts';
import { text } from './wording.ts';

/** The own link, which one passes on oneself. */
export function LinkPart({ link }: { link: Friends['link'] }) {
  const { adminId = '' } = useParams();
  const { make, withdraw } = useFriendActions(adminId);
  const [isAsking, setAsking] = useState(false);
  if (!link)
    return (
      <>
        <Typography>{text('link.text')}</Typography>
        <div>
          <Button variant="contained" loading={make.isPending} onClick={() => make.mutate()}>
            {text('link.make')}
          </Button>
        </div>
      </>
    );
  const letter = new URLSearchParams({
    subject: text('link.mailSubject'),
    body: text('link.mailBody', { url: link.url }),
  });
  return (
    <>
      <Typography>{text('link.text')}</Typography>
      <TextField
        label={text('link.address')}
        value={link.url}
        fullWidth
        slotProps={{
          htmlInput: {
            readOnly: true,
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
          },
        }}
      />
      {link.isOpened && <Typography sx={{ color: 'text.secondary' }}>{text('link.opened')}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        {navigator.clipboard && (
          <Button
            variant="contained"
            onClick={() =>
              void navigator.clipboard.writeText(link.url).then(() => tell({ message: text('link.copied') }))
            }
          >
            {text('link.copy')}
          </Button>
        )}
        {/* Mail programs read a plus as a plus. */}
        <Button variant="outlined" href={`mailto:?${letter.toString().replaceAll('+', '%20')}`}>
          {text('link.mail')}
        </Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {text('link.withdraw')}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={text('link.withdrawTitle')}
          note={text('link.withdrawNote')}
          action={text('link.withdraw')}
          isGrave
          isBusy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate({ id: link.id, isLink: true }, { onSettled: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
