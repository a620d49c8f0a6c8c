import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { INVITEES_DAYS, RESEND_AFTER_DAYS } from '../../../server/contract/account-terms.ts';
import { getCampaign, type CampaignView } from '../../../server/contract/campaigns.ts';
import { longDay } from '../../admin/progress/days.ts';
import { ApiError } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { office } from '../wording.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { COLUMNS } from './invitee-columns.tsx';
import { offerText } from './offer-text.ts';
import { text } from './wording.ts';

/** While mails wait for their turn it is asked anew so often. */
const GOING_MS = 10_000;

/** An invitation that was sent, and how far each of those who got it is. */
export function CampaignPage() {
  const { uitnodigingId = '' } = useParams();
  const query = useQuery({
    ...queryOf(getCampaign, { params: { campaign: uitnodigingId } }),
    refetchInterval: ({ state }) => (state.data && waitingOf(state.data) > 0 ? GOING_MS : false),
  });
  const { data, error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return <NotFoundPage />;
  return (
    <AdultPage
      title={data ? moment.format(data.at) : text('title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.campaigns },
      ]}
    >
      <Loaded query={query}>
        {(campaign) => (
          <>
            <Facts of={factsOf(campaign)} />
            {waitingOf(campaign) > 0 && (
              <Alert severity="info" sx={{ maxWidth: 760 }}>
                {text('page.going', { count: waitingOf(campaign) })}
              </Alert>
            )}
            {campaign.invitees.length === 0 ? (
              <Typography>{text('page.erased', { days: INVITEES_DAYS })}</Typography>
            ) : (
              <>
                <Typography sx={{ color: 'text.secondary' }}>
                  {text('page.noResend', { days: RESEND_AFTER_DAYS })}
                </Typography>
                <DataTable
                  label={text('title')}
                  rows={campaign.invitees}
                  columns={COLUMNS}
                  idOf={({ id }) => id}
                  nameOf={({ name }) => name}
                  total={(count) => text('page.total', { count })}
                  order={{ id: 'name', desc: false }}
                  bulk={(rows, clear) => <ChangeButtons campaign={campaign} of={rows} onDone={clear} />}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

const waitingOf = ({ invitees, isOver }: CampaignView) =>
  isOver ? 0 : invitees.filter(({ state }) => state === 'queued').length;

function factsOf({ template, offer, expiresOn, isOver, ground, by, at, counts }: CampaignView): Fact[] {
  const { all, sent, opened, applied, started } = counts;
  return [
    [text('columns.letter'), text(`templates.${template}`)],
    [text('page.offer'), offerText(offer)],
    [text('columns.until'), isOver ? `${longDay(expiresOn)}, ${text('over')}` : longDay(expiresOn)],
    [text('page.ground'), text(`grounds.${ground}`)],
    [text('page.sentBy'), `${by ?? text('nobody')}, ${moment.format(at)}`],
    [text('page.numbers'), text('page.numbersText', { all, sent, opened, applied, started })],
  ];
}
