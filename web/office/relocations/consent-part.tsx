import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { askConsent, notePaperConsent, runRelocation } from '../../../server/contract/relocation-consents.ts';
import {
  checkRelocation,
  RELOCATION_SIDES,
  type Relocation,
  type RelocationCheck,
  type RelocationLine,
  type RelocationSide,
} from '../../../server/contract/relocations.ts';
import { whoText } from '../../admin/moves/who.ts';
import { messageOf } from '../../api/error.ts';
import { longDay, moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { Section } from '../accounts/section.tsx';
import { text } from './wording.ts';

/** Asking both sides to agree, what they said, and moving once they did. */
export function ConsentPart({ relocation }: { relocation: Relocation }) {
  const { id, state, stamp, version } = relocation;
  const params = { relocation: id };
  const user = useUser();
  const client = useQueryClient();
  const { data: check } = useQuery(queryOf(checkRelocation, { params }));
  const [open, setOpen] = useState<'run' | 'paper'>();
  const isAsked = state === 'waiting';
  // What was agreed to is no longer what would happen.
  const isOld = isAsked && check !== undefined && check.stamp !== stamp;
  const ask = useMutation({
    mutationFn: () => call(askConsent, { params, body: { stamp: check?.stamp ?? '', basedOn: version } }),
    onSuccess: () => tell({ message: text('consent.asked') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => client.invalidateQueries(),
  });
  const agreed = RELOCATION_SIDES.filter((side) =>
    relocation.consents.some((consent) => consent.side === side && consent.agrees),
  );
  const canRun = isAsked && !isOld && agreed.length === RELOCATION_SIDES.length;
  return (
    <Section title={text('consent.title')} hint={text('consent.hint')}>
      {isOld && (
        <Alert severity="warning" sx={{ maxWidth: 760 }}>
          {text('consent.old')}
        </Alert>
      )}
      {isAsked && <SaidList relocation={relocation} sides={RELOCATION_SIDES} />}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(!isAsked || isOld) && (
          <Button
            variant="contained"
            disabled={!check?.isReady}
            loading={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {text(isAsked ? 'consent.askAgain' : 'consent.ask')}
          </Button>
        )}
        {isAsked && !isOld && (
          <Button variant="contained" disabled={!canRun} onClick={() => setOpen('run')}>
            {text('run.action')}
          </Button>
        )}
        {isAsked && !isOld && may(user, 'office:moves-on-paper') && (
          <Button onClick={() => setOpen('paper')}>{text('paper.action')}</Button>
        )}
      </Stack>
      {open === 'run' && check && (
        <RunDialog relocation={relocation} check={check} onClose={() => setOpen(undefined)} />
      )}
      {open === 'paper' && <PaperDialog relocation={relocation} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

/** What was said to a relocation that is no longer asked for. Nothing where nobody said anything. */
export function SaidPart({ relocation }: { relocation: Relocation }) {
  const sides = RELOCATION_SIDES.filter((side) => relocation.consents.some((said) => said.side === side));
  return sides.length === 0 ? null : (
    <Section title={text('consent.said')}>
      <SaidList relocation={relocation} sides={sides} />
    </Section>
  );
}

const SaidList = ({ relocation, sides }: { relocation: Relocation; sides: readonly RelocationSide[] }) => (
  <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
    {sides.map((side) => (
      <Said key={side} relocation={relocation} side={side} />
    ))}
  </Stack>
);

/** What a side said. */
function Said({ relocation, side }: { relocation: Relocation; side: RelocationSide }) {
  const said = relocation.consents.find((consent) => consent.side === side);
  const { name } = relocation[side];
  const by = said?.by || text('unknown');
  const words = !said
    ? text('consent.waits', { name })
    : said.paperDay !== null
      ? text('consent.paper', { name, by, day: longDay.format(new Date(said.paperDay)) })
      : text(said.agrees ? 'consent.agreed' : 'consent.refused', { name, by, when: moment.format(said.at) });
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Icon name={!said ? 'idle' : said.agrees ? 'right' : 'close'} size={20} />
      <Typography>{words}</Typography>
    </Stack>
  );
}

interface DialogProps {
  relocation: Relocation;
  onClose: () => void;
}

/** Asks once more, with what goes from whom to whom. */
function RunDialog({ relocation, check, onClose }: DialogProps & { check: RelocationCheck }) {
  const { id, version, source, target } = relocation;
  const client = useQueryClient();
  // Sent again it is done once.
  const [job] = useState(() => newId());
  const run = useMutation({
    mutationFn: () => call(runRelocation, { params: { relocation: id }, body: { job, basedOn: version } }),
    onSuccess() {
      tell({ message: text('run.begun') });
      onClose();
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <ConfirmDialog
      title={text('run.title', { from: source.name, to: target.name })}
      note={text('run.note')}
      action={text('run.action')}
      focus="back"
      isBusy={run.isPending}
      error={run.error}
      onConfirm={() => run.mutate()}
      onClose={onClose}
    >
      <Facts of={factsOf(relocation, check)} />
    </ConfirmDialog>
  );
}

/** All that goes, by name where it has one. */
function factsOf({ source, target }: Relocation, { lines, pupils }: RelocationCheck): Fact[] {
  const going = lines.filter(({ outcome }) => outcome === 'goes' || outcome === 'changed');
  const named = (kinds: readonly RelocationLine['kind'][]) =>
    list.format(going.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label));
  return [
    [text('from'), `${source.name}: ${whoText(source.who)}`],
    [text('to'), `${target.name}: ${whoText(target.who)}`],
    [text('run.pupils'), String(pupils)],
    [text('run.groups'), named(['group'])],
    [text('pick.staff'), named(['staff'])],
    [text('run.others'), named(['list', 'method'])],
  ];
}

const list = new Intl.ListFormat('nl');

const paperSchema = notePaperConsent.body.omit({ basedOn: true });

function PaperDialog({ relocation, onClose }: DialogProps) {
  const client = useQueryClient();
  const of = useSaveForm({
    schema: paperSchema,
    start: { side: 'source' as const, day: '', reason: '' },
    save: (body) =>
      call(notePaperConsent, {
        params: { relocation: relocation.id },
        body: { ...body, basedOn: relocation.version },
      }),
    onSaved() {
      tell({ message: text('paper.saved') });
      onClose();
      void client.invalidateQueries();
    },
  });
  return (
    <FormDialog of={of} title={text('paper.title')} action={text('paper.save')} width="sm" onClose={onClose}>
      <RadioInput
        name="side"
        label={text('paper.side')}
        choices={RELOCATION_SIDES.map((side) => ({ value: side, label: relocation[side].name }))}
      />
      <TextInput name="day" type="date" label={text('paper.day')} width={240} />
      <TextInput
        name="reason"
        label={text('paper.reason')}
        help={text('paper.reasonHelp')}
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
