import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { getParentLetter } from '../../../server/contract/progress.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { saveFile } from '../../ui/csv.ts';
import { tell } from '../../ui/toast.tsx';
import type { Asked } from './period.tsx';
import { progress as text } from './wording.ts';

interface Props {
  pupil: string;
  name: string;
  asked: Asked;
}

/** Makes a letter to parents about the period that is shown, as a PDF file. */
export function LetterButton({ pupil, name, asked }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getParentLetter, { params: { pupil }, query: asked }),
    onSuccess: ({ pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      saveFile(text('letter.file', { name }), 'pdf', new Blob([bytes], { type: 'application/pdf' }));
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}>
        {text('letter.button')}
      </Button>
    </>
  );
}
