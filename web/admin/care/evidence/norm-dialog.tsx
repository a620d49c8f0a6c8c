import { Button, DialogContentText } from '@mui/material';
import { z } from 'zod';
import {
  adaptNorm,
  normNumbers,
  type CareNorm,
  type Evidence,
} from '../../../../server/contract/care-evidence.ts';
import { call } from '../../../app/services.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { tell } from '../../../ui/toast.tsx';
import { NormNumberFields } from './number-fields.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  norm: CareNorm;
  evidence: Pick<Evidence, 'original' | 'ownVersion'>;
  onSaved: () => void;
  onClose: () => void;
}

const schema = z.object({ numbers: normNumbers.nullable() });

/** Other numbers than those of a norm for one school; or the norm again. */
export function NormDialog({ adminId, norm, evidence: { original, ownVersion }, onSaved, onClose }: Props) {
  const form = useSaveForm({
    schema,
    start: { numbers: norm.numbers },
    async save(body) {
      await call(adaptNorm, {
        params: { account: adminId, norm: norm.key },
        body: { ...body, basedOn: ownVersion },
      });
      tell({ message: text(body.numbers === null ? 'followed' : 'adaptedNow') });
      onSaved();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={text('adaptTitle')}
      action={text('adaptSave')}
      width="sm"
      aside={
        original && (
          <Button
            onClick={() => {
              form.form.setValue('numbers', null);
              void form.submit();
            }}
          >
            {text('follow')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <DialogContentText>{text('adaptAbout')}</DialogContentText>
      <NormNumberFields />
    </FormDialog>
  );
}
