import { Alert, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { SIGN_UPS_DAYS } from '../../../server/contract/account-terms.ts';
import { newId } from '../../../server/contract/id.ts';
import { getWebinar, type WholeWebinar } from '../../../server/contract/webinars.ts';
import { ApiError } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { office } from '../wording.ts';
import { copyOf, START, startOf } from './form-values.ts';
import { RecordingButton } from './recording-button.tsx';
import { SignUps } from './sign-ups.tsx';
import { WebinarForm } from './webinar-form.tsx';
import { StandingChip } from './webinars-page.tsx';
import { text } from './wording.ts';

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.webinars },
];

/** A webinar that is yet to be planned; the address may name one to begin with. */
export function NewWebinarPage() {
  const [params] = useSearchParams();
  const from = params.get('van');
  return (
    <AdultPage title={text('new')} crumbs={CRUMBS}>
      {from === null ? <New start={START} /> : <Copy from={from} />}
    </AdultPage>
  );
}

function New({ start }: { start: object }) {
  // Made once: a form that is sent again is the same webinar.
  const [id] = useState(() => newId());
  return <WebinarForm id={id} start={start} />;
}

function Copy({ from }: { from: string }) {
  const query = useQuery(queryOf(getWebinar, { params: { webinar: from } }));
  return <Loaded query={query}>{(webinar) => <New start={copyOf(webinar)} />}</Loaded>;
}

/** A webinar: who come, who wait, and who was there. A draft nobody could sign up for, and shows what it is to be. */
export const WebinarPage = () => <PageOf isChanging={false} />;

/** What a webinar is, to change it; at an address of its own, so that leaving it with changes is asked about. */
export const WebinarDetailsPage = () => <PageOf isChanging />;

function PageOf({ isChanging }: { isChanging: boolean }) {
  const { webinarId = '' } = useParams();
  const query = useQuery(queryOf(getWebinar, { params: { webinar: webinarId } }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.title ?? text('title')}
      crumbs={CRUMBS}
      aside={data && <StandingChip standing={data.standing} />}
    >
      <Loaded query={query}>
        {(webinar) => (
          <>
            <Head webinar={webinar} />
            {webinar.standing === 'draft' ? (
              <Details webinar={webinar} />
            ) : (
              <Open webinar={webinar} isChanging={isChanging} />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

/** When it is, how many come, and what else can be done with it. */
const Head = ({ webinar }: { webinar: WholeWebinar }) => (
  <>
    <Typography sx={{ color: 'text.secondary' }}>
      {[
        moment.format(webinar.startsAt),
        webinar.standing !== 'draft' && text('numbers', { ...webinar.numbers }),
        webinar.hasBegun && text('numbersCame', { count: webinar.numbers.came }),
        webinar.recordingFor && text('record.sent', { to: text(`record.for.${webinar.recordingFor}`) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
      <Button component={RouterLink} to={paths.copyOfWebinar(webinar.id)} variant="outlined">
        {text('copy')}
      </Button>
      {webinar.standing === 'held' && webinar.recording !== '' && !webinar.isForgotten && (
        <RecordingButton webinar={webinar} />
      )}
    </Stack>
  </>
);

const Details = ({ webinar }: { webinar: WholeWebinar }) => (
  <WebinarForm key={webinar.version} id={webinar.id} webinar={webinar} start={startOf(webinar)} />
);

const Open = ({ webinar, isChanging }: { webinar: WholeWebinar; isChanging: boolean }) => (
  <>
    <Tabs
      value={isChanging ? 'details' : 'people'}
      aria-label={webinar.title}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="people" label={text('tabs.people')} component={RouterLink} to={paths.webinar(webinar.id)} />
      <Tab
        value="details"
        label={text('tabs.details')}
        component={RouterLink}
        to={paths.webinarDetails(webinar.id)}
      />
    </Tabs>
    {webinar.standing === 'cancelled' && (
      <Alert severity="info" sx={{ maxWidth: 760 }}>
        {text('off')}
      </Alert>
    )}
    {isChanging && webinar.standing !== 'cancelled' && <Details webinar={webinar} />}
    {!isChanging &&
      (webinar.isForgotten ? (
        <Typography>{text('forgotten', { days: SIGN_UPS_DAYS })}</Typography>
      ) : (
        <SignUps webinar={webinar} />
      ))}
  </>
);
