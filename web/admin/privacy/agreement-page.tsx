import { Alert, Box, Link, Paper, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { getAgreement, signAgreement, type AgreementView } from '../../../server/contract/agreements.ts';
import { newId } from '../../../server/contract/id.ts';
import { line } from '../../../server/contract/messages.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { CheckInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { longDay, today } from '../progress/days.ts';
import { text } from './wording.ts';

/** The agreement to read, and to sign for who may. */
export function AgreementPage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(getAgreement, { params: { account: adminId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('agreement')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('privacy'), to: paths.privacy(adminId) },
      ]}
    >
      <Loaded query={query}>
        {(view) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, minWidth: 0 }}>
            <Words view={view} adminId={adminId} />
            <Signing view={view} adminId={adminId} />
          </Box>
        )}
      </Loaded>
    </AdultPage>
  );
}

interface Props {
  view: AgreementView;
  adminId: string;
}

const Words = ({ view, adminId }: Props) => (
  <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 }, minWidth: 0 }} component="article">
    <Typography sx={{ color: 'text.secondary' }}>
      {text('textVersion', { version: view.text.version })}
    </Typography>
    {[{ title: text('parties'), paragraphs: view.text.parties }, ...view.text.parts].map(
      ({ title, paragraphs }) => (
        <section key={title}>
          <Typography component="h2" sx={{ mt: 2, fontSize: '1.15rem', fontWeight: 700 }}>
            {title}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
              {paragraph}
            </Typography>
          ))}
        </section>
      ),
    )}
    <Typography sx={{ mt: 2 }}>
      {text('annex', { version: view.text.leaflet })}{' '}
      <Link component={RouterLink} to={paths.leaflet(adminId)}>
        {text('leaflet')}
      </Link>
    </Typography>
  </Paper>
);

const schema = z.object({
  task: line(100),
  mayAgree: z.boolean().refine((is) => is, text('mayAgreeNeeded')),
});

function Signing({ view, adminId }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Made once: what is sent again is the same signature.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema,
    start: { task: '', mayAgree: false },
    keeps: false,
    save: ({ task }) =>
      call(signAgreement, {
        params: { account: adminId, agreement: id },
        body: { version: view.text.version, leaflet: view.text.leaflet, task, mayAgree: true },
      }),
    onSaved: () => {
      void askAnew(client, [getAgreement]);
      void navigate(paths.privacy(adminId));
      tell({ message: text('done'), link: { label: text('toLicence'), to: paths.licence(adminId) } });
    },
  });
  if (view.standing === 'none' || view.standing === 'signed')
    return <Alert severity="success">{text(`standings.${view.standing}`)}</Alert>;
  if (view.hindrance)
    return (
      <Alert severity="warning">
        {view.hindrance}{' '}
        {view.lacksAddress && (
          <Link component={RouterLink} to={paths.account(adminId)} color="inherit">
            {text('toAddress')}
          </Link>
        )}
      </Alert>
    );
  return (
    <section aria-labelledby="sign-title">
      <Typography variant="h2" id="sign-title" sx={{ mb: 1 }}>
        {text('sign')}
      </Typography>
      <SaveFormView of={of} action={text('sign')} back={paths.privacy(adminId)} isNew>
        <Typography>{text('today', { day: longDay(today()) })}</Typography>
        <TextInput name="task" label={text('task')} help={text('taskHelp')} required maxLength={100} />
        <CheckInput name="mayAgree" label={text('mayAgree')} />
      </SaveFormView>
    </section>
  );
}
