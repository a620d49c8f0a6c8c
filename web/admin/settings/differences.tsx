import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { PracticeFields } from '../../../server/contract/practice-fields.ts';
import type { SettingOptions } from '../../../server/contract/settings.ts';
import { fieldText } from './field-wording.ts';
import { changeText, differing } from './values.ts';
import { text } from './wording.ts';

interface Props {
  open: boolean;
  title: string;
  before: PracticeFields;
  after: PracticeFields;
  options: SettingOptions;
  /** Other things that change, such as the name. */
  more?: readonly { what: string; was: string; becomes: string }[];
  confirm: string;
  /** Said when nothing changes; then there is nothing to confirm. */
  nothing: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** What changes, field by field, before it does. */
export function Differences({
  open,
  title,
  before,
  after,
  options,
  more = [],
  confirm,
  nothing,
  ...on
}: Props) {
  const rows = [
    ...more,
    ...differing(before, after).map((name) => ({
      what: fieldText(`field.${name}`),
      ...changeText(name, before[name], after[name], options),
    })),
  ];
  return (
    <Dialog open={open} onClose={on.onClose} aria-labelledby="differences-title" maxWidth="md" fullWidth>
      <DialogTitle id="differences-title">{title}</DialogTitle>
      <DialogContent>
        {rows.length === 0 ? (
          <Typography>{nothing}</Typography>
        ) : (
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{text('form.what')}</TableCell>
                <TableCell>{text('form.was')}</TableCell>
                <TableCell>{text('form.becomes')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ what, was, becomes }) => (
                <TableRow key={what}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
                    {what}
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary' }}>{was}</TableCell>
                  <TableCell>{becomes}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={on.onClose}>{text('form.presetCancel')}</Button>
        {rows.length > 0 && (
          <Button variant="contained" autoFocus onClick={on.onConfirm}>
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
