import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { Attachment } from '../../../server/contract/attachments.ts';
import { messageOf } from '../../api/error.ts';
import { saveFile } from '../../ui/csv.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const;

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
/** How large a file is, for people. */
const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${number.format(Math.max(1, Math.round(bytes / 1024)))} kB`
    : `${number.format(bytes / 1024 / 1024)} MB`;

interface Props {
  of: Attachment;
  /** Asks for what is in it, in base64. */
  get: () => Promise<{ data: string }>;
}

/** A file that went along with a message: saved, never opened here. */
export function AttachmentButton({ of: { name, type, size }, get }: Props) {
  const save = useMutation({
    mutationFn: get,
    onSuccess: ({ data }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      saveFile(name.replace(/\.[^.]*$/, ''), type, new Blob([bytes], { type: MEDIA_TYPES[type] }));
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Button loading={save.isPending} onClick={() => save.mutate()} sx={{ overflowWrap: 'anywhere' }}>
      {text('saveFile', { name, size: sizeOf(size) })}
    </Button>
  );
}
