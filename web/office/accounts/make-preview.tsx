import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { isHint } from '../../../server/contract/applications.ts';
import type { previewAccount } from '../../../server/contract/office-accounts.ts';
import { TRIAL_DAYS } from '../../../server/contract/account-terms.ts';
import { longDay } from '../../admin/progress/days.ts';
import { messageOf } from '../../api/error.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { AlikeList } from '../applications/alike-list.tsx';
import type { FormValues } from './make-fields.tsx';
import { text } from './wording.ts';

/** What a new customer looks like, and the mail that goes out. */
export type Looked = z.output<typeof previewAccount.response>;

interface Props {
  of: Looked;
  /** What was filled in. */
  values: FormValues;
  onBack: () => void;
  onMake: () => Promise<void>;
}

/** What a new customer looks like and the mail that goes out, before anything is made. */
export function MakePreview({ of: { alike, seats, letter }, values, onBack, onMake }: Props) {
  const make = useMutation({ mutationFn: onMake });
  const isGrave = !alike.every(isHint);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 760, minWidth: 0 }}>
      <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {text('new.look')}
      </Typography>
      <Typography>{text('new.lookText')}</Typography>
      <Facts of={factsOf(values, seats)} />
      {alike.length > 0 ? (
        <Alert severity={isGrave ? 'warning' : 'info'}>
          {text(isGrave ? 'alike.title' : 'alike.hint')}
          <AlikeList alike={alike} />
        </Alert>
      ) : (
        <Alert severity="success">{text('new.alone')}</Alert>
      )}
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {letter.subject}
      </Typography>
      {/* Nothing in a mail may run or reach this page. */}
      <Box
        component="iframe"
        title={text('new.mail')}
        sandbox=""
        srcDoc={letter.html}
        sx={{
          width: '100%',
          height: 620,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#faf6ea',
        }}
      />
      {make.error && <Alert severity="error">{messageOf(make.error)}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          size="medium"
          color={isGrave ? 'warning' : 'primary'}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {text(isGrave ? 'new.anyway' : 'new.submit')}
        </Button>
        <Button disabled={make.isPending} onClick={onBack}>
          {text('new.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** What is going to be made, to read once more. */
const factsOf = (
  { kind, variant, name, number, adminName, email, ...rest }: FormValues,
  seats: number,
): Fact[] => [
  [text('new.name'), name],
  [text('columns.kind'), text(`kinds.${kind}`)],
  [text('columns.variant'), text(`variants.${variant}`)],
  [text('columns.number'), number],
  [text('new.admin'), `${adminName} <${email}>`],
  [text('new.licence'), text(`new.licenceKinds.${rest.licenceKind}`, { days: TRIAL_DAYS })],
  [text('columns.end'), rest.licenceKind === 'trial' || rest.endsOn === '' ? '' : longDay(rest.endsOn)],
  [text('new.seats'), String(seats)],
  [text('new.sampleName'), text(rest.sample ? 'new.sampleYes' : 'new.sampleNo')],
];
