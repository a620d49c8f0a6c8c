import {
  Button,
  FormControlLabel,
  MenuItem,
  Pagination,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  chooseMessageMail,
  listMessages,
  MESSAGE_KINDS,
  messageNews,
  MESSAGES_PER_PAGE,
  readAllMessages,
} from '../../../server/contract/inbox.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { useUser } from '../../app/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { MessagesFrame } from './frame.tsx';
import { MessageList } from './message-list.tsx';
import { text } from './wording.ts';

const KIND = 'soort';
const WHICH = 'tonen';
const PAGE = 'pagina';

/** Messages of the office and of the server (berichten). */
export function MessagesPage() {
  const [params, set] = useAddressValue();
  const kind = MESSAGE_KINDS.find((one) => one === params.get(KIND));
  const archived = params.get(WHICH) === 'archief';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listMessages, {
      query: { page, archived: archived ? 'yes' : 'no', ...(kind && { kind }) },
    }),
    placeholderData: keepPreviousData,
  });
  const narrow = (key: string, value: string) => {
    set(PAGE, '1', '1');
    set(key, value, '');
  };
  return (
    <MessagesFrame part="messages">
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
        className="no-print"
      >
        <TextField
          select
          label={text('which')}
          value={archived ? 'archief' : 'postvak'}
          onChange={(event) => narrow(WHICH, event.target.value === 'archief' ? 'archief' : '')}
          sx={{ width: 150 }}
        >
          <MenuItem value="postvak">{text('inbox')}</MenuItem>
          <MenuItem value="archief">{text('archive')}</MenuItem>
        </TextField>
        <TextField
          select
          label={text('kind')}
          value={kind ?? 'alle'}
          onChange={(event) => narrow(KIND, event.target.value === 'alle' ? '' : event.target.value)}
          sx={{ width: 150 }}
        >
          <MenuItem value="alle">{text('all')}</MenuItem>
          {MESSAGE_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {query.data && <Counts total={query.data.total} unread={query.data.unread} />}
      </Stack>
      <Loaded query={query}>
        {({ messages, total, mail }) => (
          <>
            {messages.length > 0 ? (
              <MessageList messages={messages} />
            ) : kind ? (
              <Typography>{text('noneOfKind')}</Typography>
            ) : (
              <Empty title={text(archived ? 'emptyArchive' : 'empty')}>
                <Typography>{text(archived ? 'emptyArchiveText' : 'emptyText')}</Typography>
                {!archived && (
                  <Button href="/app/site/faq" variant="outlined">
                    {text('faq')}
                  </Button>
                )}
              </Empty>
            )}
            {total > MESSAGES_PER_PAGE && (
              <Pagination
                aria-label={text('pages')}
                page={page}
                count={Math.ceil(total / MESSAGES_PER_PAGE)}
                onChange={(_, next) => set(PAGE, String(next), '1')}
              />
            )}
            <MailChoice mail={mail} />
          </>
        )}
      </Loaded>
    </MessagesFrame>
  );
}

/** How many there are, and the way to have read them all. */
function Counts({ total, unread }: { total: number; unread: number }) {
  const client = useQueryClient();
  const readAll = useMutation({
    mutationFn: () => call(readAllMessages, {}),
    onSuccess: () => {
      tell({ message: text('readAllDone') });
      return askAnew(client, [listMessages, messageNews]);
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {text('total', { count: total })}
        {unread > 0 && `, ${text('unread', { count: unread })}`}
      </Typography>
      {unread > 0 && (
        <Button variant="outlined" loading={readAll.isPending} onClick={() => readAll.mutate()}>
          {text('readAll')}
        </Button>
      )}
    </>
  );
}

/** Whether messages come by mail too. */
function MailChoice({ mail }: { mail: boolean }) {
  const user = useUser();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (wanted: boolean) => call(chooseMessageMail, { body: { mail: wanted } }),
    onSuccess: (_, wanted) => {
      tell({ message: text(wanted ? 'mailOn' : 'mailOff') });
      return askAnew(client, [listMessages]);
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  // Whoever comes from the office gets no messages.
  if (user?.adminId === undefined) return null;
  return (
    <div className="no-print">
      <FormControlLabel
        control={
          <Switch
            checked={choose.isPending ? choose.variables : mail}
            disabled={choose.isPending}
            onChange={(event) => choose.mutate(event.target.checked)}
          />
        }
        label={text('mail')}
      />
      {user.role !== 'docent' && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('mailAdmin')}</Typography>
      )}
    </div>
  );
}
