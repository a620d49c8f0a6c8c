import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkTwins,
  mergeTwins,
  type PupilCounts,
  type TwinsCheck,
} from '../../../server/contract/office-pupil-acts.ts';
import type { OfficePupil } from '../../../server/contract/office-pupils.ts';
import type { FieldName } from '../../../server/contract/practice-fields.ts';
import { TakenSettings } from '../../admin/moves/taken-settings.tsx';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ui } from '../../ui/wording.ts';
import { ActDialog, NO_REASON } from './act-dialog.tsx';
import { text } from './wording.ts';

interface Props {
  pupil: OfficePupil;
  /** Id or user name. */
  other: string;
  onClose: () => void;
}

const schema = mergeTwins.body.omit({ gone: true, fields: true });

/** What putting two pupils together does, and doing it. */
export function MergeDialog({ pupil, other, onClose }: Props) {
  const query = useQuery({
    ...queryOf(checkTwins, { params: { child: pupil.id }, body: { other } }),
    gcTime: 0,
    retry: false,
  });
  if (query.data) return <Merge pupil={pupil} check={query.data} onClose={onClose} />;
  return (
    <DialogFrame
      title={text('twins.title')}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui('cancel')}</Button>}
    >
      <Loaded query={query}>{() => null}</Loaded>
    </DialogFrame>
  );
}

function Merge({ pupil, check, onClose }: { pupil: OfficePupil; check: TwinsCheck; onClose: () => void }) {
  const [fields, setFields] = useState<FieldName[]>([]);
  const { other, stays, goes, differences, group } = check;
  const names = { stays: pupil.username, gone: other.username };
  return (
    <ActDialog
      child={pupil.id}
      schema={schema}
      start={NO_REASON}
      title={text('twins.mergeTitle', names)}
      note={text('twins.mergeNote', names)}
      action={text('twins.merge')}
      done={text('twins.begun')}
      isGrave
      width="md"
      act={(body, merge) =>
        call(mergeTwins, {
          params: { child: pupil.id, merge },
          body: { gone: other.id, fields, ...body },
        })
      }
      onClose={onClose}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {(
          [
            [names.stays, stays],
            [names.gone, goes],
          ] as const
        ).map(([username, counts]) => (
          <Box key={username}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {username}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {countsText(counts)}
            </Typography>
          </Box>
        ))}
      </Box>
      <TakenSettings
        account={pupil.account.id}
        group={group}
        differences={differences}
        taken={fields}
        onChange={setFields}
      />
    </ActDialog>
  );
}

const countsText = (counts: PupilCounts): string =>
  (['answers', 'coins', 'belongings', 'tests', 'plans', 'notes'] as const)
    .filter((kind) => counts[kind] > 0 || kind === 'answers')
    .map((kind) => text(`twins.counts.${kind}`, { count: counts[kind] }))
    .join(', ');
