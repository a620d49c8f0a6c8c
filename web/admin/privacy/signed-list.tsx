import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getAgreementPdf, type SignedAgreement } from '../../../server/contract/agreements.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { savePdf } from '../licence/save-pdf.ts';
import { longDay } from '../progress/days.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  signed: readonly SignedAgreement[];
  /** What can be done with one besides. */
  toolOf?: (one: SignedAgreement) => ReactNode;
}

/** The agreements that were signed, newest first, each with its document. */
export const SignedList = ({ adminId, signed, toolOf }: Props) =>
  signed.length > 0 && (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, width: '100%' }}>
      {signed.map((one) => (
        <Paper
          key={one.id}
          component="li"
          variant="outlined"
          sx={{ p: 1.5, display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Typography>{lineOf(one)}</Typography>
            {one.sha256 && (
              <Typography sx={{ color: 'text.secondary', fontSize: '0.8rem', overflowWrap: 'anywhere' }}>
                {text('digest', { digest: one.sha256 })}
              </Typography>
            )}
          </Box>
          {one.via === 'paper' ? (
            <Chip label={text('onPaper')} size="small" />
          ) : (
            <Pdf adminId={adminId} one={one} />
          )}
          {toolOf?.(one)}
        </Paper>
      ))}
    </Box>
  );

/** What an agreement is in a line. */
const lineOf = ({ version, signer, task, signedOn }: SignedAgreement) =>
  task === ''
    ? text('signedLine', { version, signer, day: longDay(signedOn) })
    : text('signedTask', { version, signer, task, day: longDay(signedOn) });

function Pdf({ adminId, one }: { adminId: string; one: SignedAgreement }) {
  const get = useMutation({
    mutationFn: () => call(getAgreementPdf, { params: { account: adminId, agreement: one.id } }),
    onSuccess: ({ pdf }) => savePdf(text('agreement'), pdf),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Button loading={get.isPending} onClick={() => get.mutate()}>
      {text('pdf', { day: longDay(one.signedOn) })}
    </Button>
  );
}
