import { Button, Typography } from '@mui/material';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { RecoveryCodes, saveRecoveryCodes } from '../../ui/recovery-codes.tsx';
import { accountSecond as text } from './second-wording.ts';

interface Props {
  codes: readonly string[];
  username: string;
  onClose: () => void;
}

/** Recovery codes that were just made: once this closes nobody can read them any more. */
export function CodesDialog({ codes, username, onClose }: Props) {
  const head = text('codes.of', { username });
  return (
    <DialogFrame
      title={text('codes.title')}
      width="sm"
      // They are lost when this closes by accident.
      isTouched
      onClose={onClose}
      actions={
        <>
          <Button className="no-print" onClick={() => window.print()}>
            {text('codes.print')}
          </Button>
          <Button className="no-print" onClick={() => saveRecoveryCodes(text('codes.file'), head, codes)}>
            {text('codes.save')}
          </Button>
          <Button className="no-print" variant="contained" onClick={onClose}>
            {text('codes.done')}
          </Button>
        </>
      }
    >
      <Typography className="no-print">{text('codes.text')}</Typography>
      <Typography className="only-print">{head}</Typography>
      <RecoveryCodes codes={codes} label={text('codes.title')} />
    </DialogFrame>
  );
}
