import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EVIDENCE_SAYS, getEvidence, type Evidence } from '../../../../server/contract/care-evidence.ts';
import { queryOf } from '../../../app/query-of.ts';
import { may, useUser } from '../../../app/use-session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import '../../progress/progress.css';
import { dayText } from '../labels.ts';
import { NormDialog } from './norm-dialog.tsx';
import { ReadingDialog } from './reading-dialog.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  pupilId: string;
}

/** What the file of a pupil holds of what the norm asks; nothing where there is no such list. */
export function EvidencePart({ adminId, pupilId }: Props) {
  const params = { pupil: pupilId };
  const query = useQuery(queryOf(getEvidence, { params }));
  const client = useQueryClient();
  const user = useUser();
  const [open, setOpen] = useState<'reading' | 'norm'>();
  if (query.data?.isShown === false) return null;
  const show = (evidence: Evidence) =>
    client.setQueryData(queryOf(getEvidence, { params }).queryKey, evidence);
  return (
    <Box component="section" aria-labelledby="evidence" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2" id="evidence">
        {text('title')}
      </Typography>
      <Loaded query={query}>
        {(evidence) => (
          <>
            {evidence.norm === null ? (
              <Alert severity="info">{text('unconfirmed')}</Alert>
            ) : (
              <List evidence={evidence} norm={evidence.norm} />
            )}
            <Reading reading={evidence.reading} />
            <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => setOpen('reading')}>
                {text('reading.edit')}
              </Button>
              {evidence.norm !== null && may(user, 'care:norm') && (
                <Button onClick={() => setOpen('norm')}>{text('adapt')}</Button>
              )}
            </Box>
            {open === 'reading' && (
              <ReadingDialog
                pupilId={pupilId}
                evidence={evidence}
                onSaved={show}
                onClose={() => setOpen(undefined)}
              />
            )}
            {open === 'norm' && evidence.norm !== null && (
              <NormDialog
                adminId={adminId}
                norm={evidence.norm}
                evidence={evidence}
                onSaved={() => void query.refetch()}
                onClose={() => setOpen(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

const STATE_TEXTS = {
  aanwezig: 'aanwezig',
  ontbreekt: 'ontbreekt',
  'past niet': 'unfit',
  'niet te zeggen': 'unknown',
} as const;

function List({ evidence, norm }: { evidence: Evidence; norm: NonNullable<Evidence['norm']> }) {
  const day = dayText(norm.from);
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{EVIDENCE_SAYS}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('norm', { day, source: norm.source, checked: dayText(norm.checkedOn) })}
        {evidence.original && ` ${text('adapted')}`}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="evidence">
        <Box component="table" className="plain-table" sx={{ width: '100%', minWidth: 480 }}>
          <thead>
            <tr>
              <th scope="col">{text('asked')}</th>
              <th scope="col">{text('state')}</th>
              <th scope="col">{text('found')}</th>
            </tr>
          </thead>
          <tbody>
            {evidence.lines.map(({ key, asked, state, found }) => (
              <tr key={key}>
                <th scope="row">{asked}</th>
                <td>{text(`states.${STATE_TEXTS[state]}`, { day })}</td>
                <td style={{ overflowWrap: 'anywhere' }}>{found}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

function Reading({ reading }: Pick<Evidence, 'reading'>) {
  return (
    <div>
      <Typography variant="h3" sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
        {text('reading.title')}
      </Typography>
      {reading.length === 0 ? (
        <Typography>{text('reading.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0 }}>
          {reading.map(({ day, moment, level, test, norm }) => (
            <li key={`${day} ${test}`}>
              {[dayText(day), `${moment} ${level}`, test, norm].filter(Boolean).join(' · ')}
            </li>
          ))}
        </Box>
      )}
    </div>
  );
}
