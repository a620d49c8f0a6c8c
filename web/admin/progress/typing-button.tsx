import { IconButton } from '@mui/material';
import { useState } from 'react';
import type { Mistake } from '../../../server/contract/progress.ts';
import { Icon } from '../../ui/icon.tsx';
import { TypingDialog } from './typing-dialog.tsx';
import { progress as text } from './wording.ts';

/** Plays back how a mistake was typed; nothing where that is not kept. */
export function TypingButton({ pupil, mistake: { id, word, isTyped } }: { pupil: string; mistake: Mistake }) {
  const [isOpen, setOpen] = useState(false);
  if (!isTyped) return null;
  return (
    <>
      <IconButton
        size="small"
        className="no-print"
        aria-label={text('typing.open', { word })}
        title={text('typing.short')}
        onClick={() => setOpen(true)}
      >
        <Icon name="play" size={18} />
      </IconButton>
      {isOpen && <TypingDialog {...{ pupil, word, id }} onClose={() => setOpen(false)} />}
    </>
  );
}
