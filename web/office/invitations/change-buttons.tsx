import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCampaign,
  listCampaigns,
  resendInvitations,
  revokeInvitations,
  type CampaignView,
  type InviteeView,
} from '../../../server/contract/campaigns.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  campaign: CampaignView;
  /** Those that were ticked. */
  of: readonly InviteeView[];
  onDone: () => void;
}

const CALLS = { resend: resendInvitations, revoke: revokeInvitations };
type Change = keyof typeof CALLS;

const canRevoke = ({ state }: InviteeView) => ['queued', 'sent', 'opened'].includes(state);

/** Sending invitations once more, and taking them back: of those that were ticked only those with which it can be done. */
export function ChangeButtons({ campaign, of, onDone }: Props) {
  const [asked, setAsked] = useState<Change>();
  const queries = useQueryClient();
  const can = {
    resend: campaign.isOver ? [] : of.filter(({ canResend }) => canResend),
    revoke: of.filter(canRevoke),
  };
  const change = useMutation({
    mutationFn: (what: Change) =>
      call(CALLS[what], {
        params: { campaign: campaign.id },
        body: { invitees: can[what].map(({ id }) => id) },
      }),
    onSuccess: async (_, what) => {
      await askAnew(queries, [getCampaign, listCampaigns]);
      setAsked(undefined);
      onDone();
      tell({ message: text(`page.${what}Done`) });
    },
  });
  return (
    <>
      <Button disabled={can.resend.length === 0} onClick={() => setAsked('resend')}>
        {text('page.resend', { count: can.resend.length })}
      </Button>
      <Button color="error" disabled={can.revoke.length === 0} onClick={() => setAsked('revoke')}>
        {text('page.revoke', { count: can.revoke.length })}
      </Button>
      {asked && (
        <ConfirmDialog
          title={text(`page.${asked}Title`)}
          note={text(`page.${asked}Note`)}
          action={text(`page.${asked}`, { count: can[asked].length })}
          isGrave={asked === 'revoke'}
          isBusy={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
