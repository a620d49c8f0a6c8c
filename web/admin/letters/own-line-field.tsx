import { TextField } from '@mui/material';
import { LONGEST_LINE } from '../../../server/contract/letters.ts';
import type { OwnLine } from './use-own-line.ts';
import { letters as text } from './wording.ts';

/** The field of the own line; what is typed shows in the letter beside it at once. */
export const OwnLineField = ({ of: { line, setLine, flush, isKept, isSaved } }: { of: OwnLine }) => (
  <TextField
    className="no-print"
    label={text('line')}
    value={line}
    multiline
    minRows={2}
    fullWidth
    helperText={isKept ? `${text('kept')}${isSaved ? ` ${text('saved')}` : ''}` : text('once')}
    onChange={(event) => setLine(event.target.value)}
    onBlur={flush}
    slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
  />
);
