import { Chip, Link, Stack, type ChipProps } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { InviteeState, InviteeView } from '../../../server/contract/campaigns.ts';
import { dayOf } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { text } from './wording.ts';

const COLOURS: Record<InviteeState, ChipProps['color']> = {
  queued: 'default',
  sent: 'primary',
  opened: 'primary',
  applied: 'warning',
  started: 'success',
  failed: 'error',
  bounced: 'error',
  revoked: 'default',
  expired: 'default',
  unsubscribed: 'default',
  skipped: 'default',
};

const whyOf = ({ why, resentAt }: InviteeView) =>
  [why, resentAt !== null && text('page.resent', { when: moment.format(resentAt) })]
    .filter(Boolean)
    .join(' ');

/** Those of whom there is something to look at elsewhere. */
const linksOf = ({ name, mail, lead, account }: InviteeView) => [
  ...(mail === null
    ? []
    : [{ to: paths.mail(mail), word: text('page.mail'), label: text('page.mailOf', { name }) }]),
  ...(lead === null
    ? []
    : [{ to: paths.application(lead), word: text('page.lead'), label: text('page.leadOf', { name }) }]),
  ...(account === null
    ? []
    : [
        {
          to: paths.officeAccount(account),
          word: text('page.account'),
          label: text('page.accountOf', { name }),
        },
      ]),
];

/** The columns of those who were invited. */
export const COLUMNS: Column<InviteeView>[] = [
  { id: 'name', label: text('columns.name'), isHead: true, value: ({ name }) => name },
  { id: 'email', label: text('columns.email'), value: ({ email }) => email },
  { id: 'organisation', label: text('columns.organisation'), value: ({ organisation }) => organisation },
  {
    id: 'kind',
    label: text('columns.kind'),
    value: ({ kind, variant }) => `${text(`kinds.${kind}`)}, ${text(`variants.${variant}`)}`,
    canFilter: true,
  },
  {
    id: 'state',
    label: text('columns.state'),
    value: ({ state }) => text(`states.${state}`),
    // Why is told with it: a column of its own would be empty for most.
    cell: (row) => (
      <>
        <Chip
          label={text(`states.${row.state}`)}
          color={COLOURS[row.state] ?? 'default'}
          variant="outlined"
          size="small"
        />
        {whyOf(row) && <div>{whyOf(row)}</div>}
      </>
    ),
    inFile: [
      { label: text('columns.state'), value: ({ state }) => text(`states.${state}`) },
      { label: text('columns.why'), value: whyOf },
    ],
    canFilter: true,
  },
  {
    id: 'since',
    label: text('columns.since'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
    inFile: [{ label: text('columns.since'), value: ({ at }) => dayOf(at) }],
    canSearch: false,
  },
  {
    id: 'links',
    label: text('page.links'),
    value: () => undefined,
    cell: (row) => (
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {linksOf(row).map(({ to, word, label }) => (
          <Link key={to} component={RouterLink} to={to} aria-label={label}>
            {word}
          </Link>
        ))}
      </Stack>
    ),
    isTool: true,
    canSort: false,
  },
];
