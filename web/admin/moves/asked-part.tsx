import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerRelocation,
  listAskedRelocations,
  type AskedRelocation,
} from '../../../server/contract/relocation-consents.ts';
import { messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { useUser } from '../../app/use-session.ts';
import { tell } from '../../ui/toast.tsx';
import { whoText } from './who.ts';
import { text } from './wording.ts';

/** What the office asks an account to agree to, with what would happen. Nothing where there is nothing. */
export function AskedPart({ account }: { account: string }) {
  const { data } = useQuery(queryOf(listAskedRelocations, { params: { account } }));
  if (!data || data.relocations.length === 0) return null;
  return (
    <>
      <Typography variant="h2">{text('asked.title')}</Typography>
      {data.relocations.map((asked) => (
        <Asked key={asked.id} account={account} asked={asked} />
      ))}
    </>
  );
}

function Asked({ account, asked }: { account: string; asked: AskedRelocation }) {
  const { id, side, other, who, reason, state, stamp, check, answer } = asked;
  const isOwn = useUser()?.adminId === account;
  const client = useQueryClient();
  const say = useMutation({
    mutationFn: (agrees: boolean) =>
      call(answerRelocation, { params: { account, relocation: id }, body: { stamp, agrees } }),
    onSuccess: (_, agrees) => tell({ message: text(agrees ? 'asked.agreed' : 'asked.refused') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => client.invalidateQueries(),
  });
  const title = text(side === 'source' ? 'asked.to' : 'asked.from', { other });
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontSize: '1.15rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {text('asked.who', { other, who: whoText(who) })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text('asked.why', { reason })}</Typography>
      <Typography>{text('asked.pupils', { count: check.pupils })}</Typography>
      <Stack component="ul" sx={{ m: 0, pl: 3, gap: 0.5 }}>
        {check.lines.map(({ key, label, outcome, notes }) => (
          <Typography key={key} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{label}</strong>: {text(`asked.outcomes.${outcome}`)}. {notes.join(' ')}
          </Typography>
        ))}
      </Stack>
      {answer && (
        <Alert severity={answer.agrees ? 'success' : 'warning'}>
          {text(answer.agrees ? 'asked.saidYes' : 'asked.saidNo', {
            by: answer.by || text('unknown'),
            when: moment.format(answer.at),
          })}
        </Alert>
      )}
      {state !== 'waiting' ? (
        <Typography>{text('asked.over')}</Typography>
      ) : isOwn ? (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={answer?.agrees === true}
            loading={say.isPending}
            onClick={() => say.mutate(true)}
          >
            {text('asked.yes')}
          </Button>
          <Button
            variant="outlined"
            disabled={answer?.agrees === false}
            loading={say.isPending}
            onClick={() => say.mutate(false)}
          >
            {text('asked.no')}
          </Button>
        </Stack>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text('asked.byThem')}</Typography>
      )}
    </Paper>
  );
}
