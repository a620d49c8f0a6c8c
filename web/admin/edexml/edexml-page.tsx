import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type DragEvent } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { listEdexmlImports, uploadEdexml, type EdexImport } from '../../../server/contract/edexml.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { ZONE } from '../../app/day.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queries } from '../../app/queries.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { admin } from '../wording.ts';
import { text } from './wording.ts';

/** EdexML (a-edexml): choosing a file, and what was brought in before. */
export function EdexmlPage() {
  const { adminId = '' } = useParams();
  return (
    <AdultPage title={text('title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Typography>{text('about')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        }}
      >
        <section aria-labelledby="edexml-read">
          <Typography id="edexml-read" component="h2" sx={{ fontWeight: 700 }}>
            {text('read')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text('readText')}</Typography>
        </section>
        <section aria-labelledby="edexml-dropped">
          <Typography id="edexml-dropped" component="h2" sx={{ fontWeight: 700 }}>
            {text('dropped')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text('droppedText')}</Typography>
        </section>
      </Box>
      <UploadBox account={adminId} />
      <Link component={RouterLink} to={paths.bringInList(adminId)}>
        {text('noFile')}
      </Link>
      <History account={adminId} />
    </AdultPage>
  );
}

/** Where a file is chosen or dropped; it is read at once. */
function UploadBox({ account }: { account: string }) {
  const [isOver, setIsOver] = useState(false);
  const [last, setLast] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const upload = useMutation({
    mutationFn: ({ file, west }: { file: File; west?: boolean }) =>
      call(uploadEdexml, {
        params: { account },
        query: west ? { encoding: 'windows-1252' } : {},
        file,
      }),
    onSuccess: ({ id }) => {
      void askAnew(queries, [listEdexmlImports], { account });
      return navigate(paths.edexmlImport(account, id));
    },
  });
  const open = (file: File | undefined) => {
    if (!file) return;
    setLast(file);
    upload.mutate({ file });
  };
  const isEncoding = upload.error instanceof ApiError && upload.error.code === 'EDEX_ENCODING';
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        open(event.dataTransfer.files[0]);
      }}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        p: 2,
        borderRadius: 1,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <Button variant="contained" loading={upload.isPending} onClick={() => input.current?.click()}>
        {text('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,text/xml,application/xml"
        aria-label={text('file')}
        onChange={(event) => {
          open(event.target.files?.[0]);
          // The same file once more is another try.
          event.target.value = '';
        }}
      />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {text(upload.isPending ? 'reading' : isOver ? 'dropHere' : 'drop')}
      </Typography>
      {upload.error && (
        <Alert
          severity="error"
          action={
            isEncoding &&
            last && (
              <Button color="inherit" onClick={() => upload.mutate({ file: last, west: true })}>
                {text('west')}
              </Button>
            )
          }
        >
          {messageOf(upload.error)}
        </Alert>
      )}
    </Box>
  );
}

/** What was brought in before. */
export function History({ account }: { account: string }) {
  const imports = useQuery(queryOf(listEdexmlImports, { params: { account } }));
  const columns = useMemo(() => columnsOf(account), [account]);
  if (imports.error instanceof ApiError && imports.error.status === 404) return <NotFoundPage />;
  return (
    <section aria-label={text('history')}>
      <Typography variant="h2">{text('history')}</Typography>
      <Loaded query={imports}>
        {({ imports: all }) =>
          all.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('historyNone')}</Typography>
          ) : (
            <DataTable
              label={text('history')}
              rows={all}
              columns={columns}
              idOf={({ id }) => id}
              nameOf={({ file }) => file.name}
              total={(count) => text('total', { count })}
              order={{ id: 'at', desc: true }}
            />
          )
        }
      </Loaded>
    </section>
  );
}

const WHEN = new Intl.DateTimeFormat('nl', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

const columnsOf = (account: string): Column<EdexImport>[] => [
  {
    id: 'file',
    label: text('historyFile'),
    isHead: true,
    value: ({ file }) => file.name,
    cell: ({ id, file, state }) =>
      state === 'preview' || state === 'committed' ? (
        <Link component={RouterLink} to={paths.edexmlImport(account, id)}>
          {file.name || text('listName')}
        </Link>
      ) : (
        file.name || text('listName')
      ),
  },
  {
    id: 'state',
    label: text('historyState'),
    value: ({ state }) => text(`imports.${state}`),
    canFilter: true,
  },
  { id: 'pupils', label: text('historyCount'), value: ({ counts }) => counts.pupils, align: 'right' },
  { id: 'by', label: text('historyBy'), value: ({ by }) => by },
  {
    id: 'at',
    label: text('historyWhen'),
    value: ({ at }) => at,
    cell: ({ at }) => WHEN.format(at),
    canSearch: false,
    inFile: [{ label: text('historyWhen'), value: ({ at }) => WHEN.format(at) }],
  },
];
