import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PracticeFields } from '../../../server/contract/practice-fields.ts';
import type { SettingOptions } from '../../../server/contract/settings.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { fieldText } from './field-wording.ts';
import { changeText, differing } from './values.ts';
import { text } from './wording.ts';

interface Props {
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
  title,
  before,
  after,
  options,
  more = [],
  confirm,
  nothing,
  onConfirm,
  onClose,
}: Props) {
  const rows = [
    ...more,
    ...differing(before, after).map((name) => ({
      what: fieldText(`field.${name}`),
      ...changeText(name, before[name], after[name], options),
    })),
  ];
  return (
    <ConfirmDialog
      title={title}
      action={confirm}
      back={text('form.presetCancel')}
      width="md"
      focus="action"
      canConfirm={rows.length > 0}
      onConfirm={onConfirm}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
