import { Paper, Typography } from '@mui/material';
import type { ApplicationView } from '../../../server/contract/applications.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { ZONE } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import { offerText } from '../invitations/offer-text.ts';
import { applications as text } from './wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: ZONE });

/** What the applicant filled in on the site. */
export function FilledIn({
  application: { filledIn, proposal, createdAt, offer },
}: {
  application: ApplicationView;
}) {
  const facts: Fact[] = [
    [text('when'), moment.format(createdAt)],
    [text('kind'), text(`kinds.${proposal.kind}`)],
    [text('organisation'), filledIn.organisation],
    [text('accept.number'), proposal.number],
    [text('name'), filledIn.name],
    [text('email'), filledIn.email],
    [text('phone'), filledIn.phone],
    [text('pupils'), String(filledIn.pupils)],
    [text('start'), filledIn.start ? day.format(new Date(filledIn.start)) : text('atOnce')],
    [text('remark'), filledIn.remark],
    [text('offer'), offer === null ? '' : offerText(offer)],
  ];
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 760 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('asked')}
      </Typography>
      <Facts of={facts} />
    </Paper>
  );
}
