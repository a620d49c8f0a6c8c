import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getLvsImport, type LvsFound, type LvsImport } from '../../../server/contract/lvs.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { tell } from '../../ui/toast.tsx';
import { admin } from '../wording.ts';
import { DefaultsFields } from './defaults-fields.tsx';
import { FixDialog } from './fix-dialog.tsx';
import { dayText } from './labels.ts';
import { ProposalsTable } from './proposals-table.tsx';
import { ResultsTable } from './results-table.tsx';
import { useImport, type Decision } from './use-import.ts';
import { text } from './wording.ts';

/** One table of test results: what was found in it, what is stored of it, and where pupils might begin. */
export function LvsImportPage() {
  const { adminId = '', importId = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { query, fix, store, decide, remove, failed, forget } = useImport(adminId, importId);
  const [fixing, setFixing] = useState<LvsFound>();
  const [isRemoving, setIsRemoving] = useState(false);
  const { mutate: mend } = fix;
  const { mutate: decideOn } = decide;
  const leave = useCallback(
    ({ key }: LvsFound, isLeft: boolean) =>
      mend(
        { rows: [{ key, isLeft }] },
        { onError: (error) => tell({ message: messageOf(error), severity: 'error' }) },
      ),
    [mend],
  );
  const onDecide = useCallback(
    (decision: Decision, ids: readonly string[]) => decideOn({ decision, ids }),
    [decideOn],
  );
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const title = query.data ? text('import.title', { day: dayText(query.data.at) }) : text('title');
  return (
    <AdultPage
      title={title}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.lvs(adminId) },
      ]}
    >
      <Loaded query={query}>
        {(found) => {
          const due = found.counts.new + found.counts.changed;
          return (
            <>
              <About found={found} />
              {found.state === 'done' && (
                <ProposalsTable
                  proposals={found.proposals}
                  isBusy={decide.isPending}
                  failed={failed}
                  onForget={forget}
                  onDecide={onDecide}
                />
              )}
              {found.until === undefined ? (
                <Typography>{text(found.moved ? 'import.moved' : 'import.gone')}</Typography>
              ) : (
                <>
                  <Typography variant="h2">{text('import.results')}</Typography>
                  <DefaultsFields
                    value={found.defaults}
                    disabled={fix.isPending}
                    onChange={(defaults) =>
                      mend(
                        { defaults },
                        { onError: (error) => tell({ message: messageOf(error), severity: 'error' }) },
                      )
                    }
                  />
                  <ResultsTable results={found.results} onFix={setFixing} onLeave={leave} />
                </>
              )}
              <StickyFoot>
                <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
                  {found.until !== undefined && (
                    <Button
                      variant="contained"
                      disabled={due === 0 || store.isPending}
                      onClick={() => store.mutate(due)}
                    >
                      {due === 0 ? text('import.nothing') : text('import.store', { count: due })}
                    </Button>
                  )}
                  <Button
                    color="error"
                    startIcon={<Icon name="trash" size={18} />}
                    onClick={() => setIsRemoving(true)}
                  >
                    {text('import.remove')}
                  </Button>
                </Stack>
              </StickyFoot>
              {isRemoving && (
                <ConfirmDialog
                  title={text('import.removeTitle')}
                  note={
                    found.state === 'done'
                      ? text('import.removeStored', { count: found.stored })
                      : text('import.removePreview')
                  }
                  action={text(found.state === 'done' ? 'import.toTrash' : 'import.remove')}
                  isBusy={remove.isPending}
                  onConfirm={() =>
                    remove.mutate(undefined, {
                      onSuccess({ trashed }) {
                        tell({ message: text(trashed ? 'import.trashed' : 'import.removed') });
                        void navigate(paths.lvs(adminId));
                        // What is gone is not asked for again.
                        void client.invalidateQueries({
                          predicate: ({ queryKey }) => queryKey[0] !== getLvsImport.id,
                        });
                      },
                    })
                  }
                  onClose={() => setIsRemoving(false)}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {fixing && (
        <FixDialog
          account={adminId}
          found={fixing}
          onSave={fix.mutateAsync}
          onClose={() => setFixing(undefined)}
        />
      )}
    </AdultPage>
  );
}

/** What there is to know of the table as a whole. */
function About({ found }: { found: LvsImport }) {
  const { state, stored, deletedOn, until, notices, skippedRows, ignored, isRemembered, columns } = found;
  const subjects = Object.entries(ignored).map(([subject, count]) => `${subject} (${count})`);
  const told = [
    ...(state === 'done' && stored > 0 && deletedOn !== undefined
      ? [text('import.stored', { count: stored, day: dayText(deletedOn) })]
      : []),
    ...(until !== undefined && state === 'preview' ? [text('import.preview')] : []),
    ...(skippedRows > 0 ? [text('import.skippedRows', { count: skippedRows })] : []),
    ...(subjects.length > 0 ? [text('import.ignored', { subjects: subjects.join(', ') })] : []),
    ...(isRemembered ? [text('columns.remembered')] : []),
  ];
  return (
    <>
      {told.map((line) => (
        <Typography key={line} sx={{ maxWidth: 760 }}>
          {line}
        </Typography>
      ))}
      {notices.map((notice) => (
        <Alert key={notice} severity="info">
          {notice}
        </Alert>
      ))}
      {columns.length > 0 && (
        <Box component="details" className="no-print">
          <summary>{text('columns.show', { count: columns.length })}</summary>
          <Box component="ul" sx={{ mt: 0.5, mb: 0 }}>
            {columns.map(({ head, field, result, category, because }, i) => (
              <li key={i}>
                <b>{head}</b>:{' '}
                {field
                  ? text(`fields.${field}`)
                  : category
                    ? text('columns.category', { title: category })
                    : result
                      ? text('columns.result')
                      : text(`columns.${because ?? 'unknown'}`)}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
