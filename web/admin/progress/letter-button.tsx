import { Button } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getParentLetter, makeParentLetter } from '../../../server/contract/progress.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { saveFile } from '../../ui/csv.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/wording.ts';
import { LetterSheet } from '../letters/letter-sheet.tsx';
import { OwnLineField } from '../letters/own-line-field.tsx';
import { useOwnLine } from '../letters/use-own-line.ts';
import type { Asked } from './period.tsx';
import { progress as text } from './wording.ts';

interface Props {
  pupil: string;
  name: string;
  asked: Asked;
  /** The group with which the own line is kept. */
  group?: { account: string; group: string } | undefined;
}

/** A letter to parents about the period that is shown: first to read and to add something to, then as a PDF file. */
export function LetterButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('letter.button')}</Button>
      {isOpen && <LetterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function LetterDialog({ pupil, name, asked, group, onClose }: Props & { onClose: () => void }) {
  const letter = useQuery(queryOf(getParentLetter, { params: { pupil }, query: asked }));
  const own = useOwnLine('progress', group);
  const make = useMutation({
    mutationFn: () => call(makeParentLetter, { params: { pupil }, body: { ...asked, line: own.line } }),
    onSuccess: ({ pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0));
      saveFile(text('letter.file', { name }), 'pdf', new Blob([bytes], { type: 'application/pdf' }));
    },
  });
  const close = () => {
    own.flush();
    onClose();
  };
  return (
    <DialogFrame
      title={text('letter.title', { name })}
      width="md"
      onClose={close}
      error={make.error ? messageOf(make.error) : undefined}
      actions={
        <>
          <Button onClick={close}>{ui('close')}</Button>
          <Button
            variant="contained"
            loading={make.isPending}
            disabled={!letter.data}
            onClick={() => make.mutate()}
          >
            {text('letter.save')}
          </Button>
        </>
      }
    >
      <OwnLineField of={own} />
      <Loaded query={letter}>{(found) => <LetterSheet letter={found.letter} line={own.line} />}</Loaded>
    </DialogFrame>
  );
}
