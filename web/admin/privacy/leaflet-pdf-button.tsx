import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { getLeafletPdf } from '../../../server/contract/leaflet.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { savePdf } from '../licence/save-pdf.ts';
import { text } from './wording.ts';

/** Saves the leaflet as a document. */
export function LeafletPdfButton({ adminId }: { adminId: string }) {
  const get = useMutation({
    mutationFn: () => call(getLeafletPdf, { params: { account: adminId } }),
    onSuccess: ({ pdf }) => savePdf(text('leaflet'), pdf),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Button loading={get.isPending} onClick={() => get.mutate()}>
      {text('asPdf')}
    </Button>
  );
}
