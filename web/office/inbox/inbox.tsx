import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LEAD_KINDS } from '../../../server/contract/lead-kinds.ts';
import { closeLead, listLeads, type LeadView } from '../../../server/contract/leads.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryKeyOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { moment } from '../../app/moments.ts';
import { answerTo } from './answer.ts';
import { inbox } from './wording.ts';

/** Applications have a page of their own. */
const KINDS = LEAD_KINDS.filter((kind) => kind !== 'application');
/** Longer ones come when these are dealt with. */
const MOST = 20;

type Field = keyof typeof FIELDS;
const FIELDS = {
  topic: 'code',
  type: 'code',
  name: 'text',
  organisation: 'text',
  role: 'text',
  question: 'text',
  message: 'text',
  wish: 'text',
  text: 'text',
  pupils: 'text',
  months: 'text',
  order: 'text',
  place: 'code',
  shown: 'code',
} as const;

async function readNew(signal: AbortSignal) {
  const answers = await Promise.all(
    KINDS.map((kind) => call(listLeads, { query: { kind, status: 'new', page: 1 }, signal })),
  );
  const leads = answers.flatMap((answer) => answer.leads).sort((a, b) => b.createdAt - a.createdAt);
  return { leads: leads.slice(0, MOST), total: answers.reduce((sum, { total }) => sum + total, 0) };
}

/** Questions, quotes, wishes for training and experiences that nobody dealt with yet. */
export function Inbox() {
  const query = useQuery({
    queryKey: [...queryKeyOf(listLeads), 'new'],
    queryFn: ({ signal }) => readNew(signal),
    refetchInterval: 60_000,
  });
  return (
    <section aria-labelledby="inbox-title">
      <Typography variant="h2" id="inbox-title" sx={{ mb: 1 }}>
        {inbox('title')}
      </Typography>
      <Loaded query={query}>
        {({ leads, total }) => (
          <>
            {leads.length === 0 && <Typography>{inbox('empty')}</Typography>}
            <Stack
              component="ul"
              aria-label={inbox('caption')}
              sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}
            >
              {leads.map((lead) => (
                <Message key={lead.id} lead={lead} />
              ))}
            </Stack>
            {total > leads.length && (
              <Typography>{inbox('more', { count: total - leads.length })}</Typography>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Message({ lead }: { lead: LeadView }) {
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: () => call(closeLead, { params: { lead: lead.id }, body: { status: 'closed' } }),
    onSuccess: () => {
      tell({ message: inbox('closed') });
      void askAnew(queries, [listLeads]);
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const filled = (Object.keys(FIELDS) as Field[]).filter(
    (name) => lead.data[name] !== undefined && lead.data[name] !== '',
  );
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {inbox(`kinds.${lead.kind}`)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{moment.format(lead.createdAt)}</Typography>
        {lead.email ? (
          <Link href={answerTo(lead.email, lead)} sx={{ overflowWrap: 'anywhere' }}>
            {lead.email}
          </Link>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{inbox('anonymous')}</Typography>
        )}
        {lead.others > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{inbox('others', { count: lead.others })}</Typography>
        )}
      </Stack>
      {filled.map((name) => (
        <Typography key={name} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>{inbox(`fields.${name}`)}:</strong>{' '}
          {FIELDS[name] === 'code'
            ? inbox(`values.${lead.data[name]}` as Parameters<typeof inbox>[0])
            : String(lead.data[name])}
        </Typography>
      ))}
      <div>
        <Button variant="outlined" disabled={close.isPending} onClick={() => close.mutate()}>
          {inbox('close')}
        </Button>
      </div>
    </Paper>
  );
}
