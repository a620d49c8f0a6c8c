import { Alert, AlertTitle, Button } from '@mui/material';
import type { CheckedLine } from '../../../server/contract/word-lists.ts';
import { lists as text } from './wording.ts';

/** More would push the list itself off the screen. */
const MOST_SHOWN = 12;

interface Props {
  lines: readonly CheckedLine[];
  onHide: () => void;
}

/** What was pasted and can't be used, each with its reason. */
export function RefusedLines({ lines, onHide }: Props) {
  if (lines.length === 0) return null;
  const more = lines.length - MOST_SHOWN;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onHide}>
          {text('editor.hide')}
        </Button>
      }
    >
      <AlertTitle>{text('editor.refusedTitle')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {lines.slice(0, MOST_SHOWN).map(({ line, given, reason }, i) => (
          <li key={i}>
            {text('editor.refusedLine', { line, given })}: {reason}
          </li>
        ))}
        {more > 0 && <li>{text('editor.refusedMore', { count: more })}</li>}
      </ul>
    </Alert>
  );
}
