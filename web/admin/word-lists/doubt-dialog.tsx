import { Button, DialogContentText } from '@mui/material';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { lists as text } from './wording.ts';

interface Props {
  /** The words that are most likely errors, at least one. */
  words: readonly string[];
  onClose: () => void;
  /** Left out where the words are in view already. */
  onLook?: () => void;
  /** Left out where the list is not open to be changed. */
  onWithout?: () => void;
  onRight: () => void;
}

/** Asks before words that are most likely errors go to the pupils. */
export const DoubtDialog = ({ words, onClose, onLook = onClose, onWithout, onRight }: Props) => (
  <DialogFrame
    title={text('editor.doubtTitle')}
    width="sm"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onRight}>{text('editor.doubtRight')}</Button>
        {onWithout && (
          <Button onClick={onWithout}>{text('editor.doubtWithout', { count: words.length })}</Button>
        )}
        <Button variant="contained" autoFocus onClick={onLook}>
          {text('editor.doubtLook')}
        </Button>
      </>
    }
  >
    <DialogContentText>
      {text('editor.doubt', { count: words.length, words: words.join(', ') })}
    </DialogContentText>
  </DialogFrame>
);
