import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { getPlanDossiers, MOST_PRINTED } from '../../../server/contract/care-dossier.ts';
import type { CarePupil } from '../../../server/contract/care-plans.ts';
import { messageOf } from '../../api/error.ts';
import { callFile } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { saveFile } from '../../ui/csv.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  ticked: readonly CarePupil[];
}

/** One file with the plans that were ticked, each from a new page on: of a teacher those that they keep. Drafts are left out. */
export function PrintButton({ adminId, ticked }: Props) {
  const user = useUser();
  const own = ticked.filter(({ plan }) => user?.role !== 'docent' || plan.owner?.id === user._id);
  const ready = own.filter(({ plan }) => plan.state !== 'concept').slice(0, MOST_PRINTED);
  const paper = useMutation({
    mutationFn: () =>
      callFile(getPlanDossiers, {
        params: { account: adminId },
        query: { plans: ready.map(({ plan }) => plan.id).join() },
      }),
    onSuccess(pdf) {
      saveFile(text('print.file'), 'pdf', pdf);
      const left = ticked.length - ready.length;
      tell({
        message: [
          text('print.done', { count: ready.length }),
          left > 0 && text('print.left', { count: left }),
        ]
          .filter(Boolean)
          .join(' '),
      });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (!may(user, 'care:share')) return null;
  return (
    <Button
      startIcon={<Icon name="print" size={18} />}
      disabled={ready.length === 0}
      loading={paper.isPending}
      onClick={() => paper.mutate()}
    >
      {text('print.button')}
    </Button>
  );
}
