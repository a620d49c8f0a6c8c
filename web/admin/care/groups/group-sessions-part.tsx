import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import {
  putGroupSession,
  type GroupPlan,
  type GroupSession,
} from '../../../../server/contract/group-plans.ts';
import { newId } from '../../../../server/contract/id.ts';
import { dayOf } from '../../../app/day.ts';
import { call } from '../../../app/services.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { CheckInput, ChecksInput, SelectInput, TextInput } from '../../../ui/form/fields.tsx';
import { SaveFormView } from '../../../ui/form/save-form.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { tell } from '../../../ui/toast.tsx';
import { dayText } from '../labels.ts';
import { text as planText } from '../plan-wording.ts';
import { namesText } from './group-plans-list.tsx';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

interface Props {
  at: GroupAt;
  plan: GroupPlan;
}

const RUNS: readonly string[] = ['actief', 'gepauzeerd', 'evalueren'];
/** Who can be there: those whose plan runs. */
const runningOf = ({ members }: GroupPlan) => members.filter(({ plan: { state } }) => RUNS.includes(state));

/** What was done together, written down once. */
export function GroupSessionsPart({ at, plan }: Props) {
  const [striking, setStriking] = useState<GroupSession>();
  const runs = runningOf(plan).length > 0;
  const names = new Map(plan.members.map((member) => [member.plan.id, member.firstName]));
  return (
    <Box component="section" aria-labelledby="sessions" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <div>
        <Typography variant="h2" id="sessions">
          {text('sessions.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('sessions.about')}
        </Typography>
      </div>
      {runs && <QuickAdd key={plan.sessions.length} at={at} plan={plan} />}
      {plan.sessions.length === 0 ? (
        <Typography>{text(plan.hasBegun ? 'sessions.none' : 'sessions.notYet')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="sessions">
          <Box component="table" className="plain-table" sx={{ minWidth: 560 }}>
            <thead>
              <tr>
                <th scope="col">{planText('sessions.day')}</th>
                <th scope="col" className="number">
                  {planText('sessions.minutes')}
                </th>
                <th scope="col">{text('sessions.present')}</th>
                <th scope="col">{planText('sessions.kind')}</th>
                <th scope="col">{planText('sessions.note')}</th>
                <th scope="col">{planText('sessions.by')}</th>
                {runs && (
                  <th scope="col" className="no-print">
                    <span className="visually-hidden">{planText('sessions.tools')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {plan.sessions.map((session) => {
                const { id, day, minutes, kind, withPlay, present, note, struck, by } = session;
                return (
                  <tr key={id}>
                    <th scope="row">{dayText(day)}</th>
                    <td className="number">{struck === null ? minutes : <s>{minutes}</s>}</td>
                    <td>
                      {namesText([...names].flatMap(([one, name]) => (present.includes(one) ? name : [])))}
                    </td>
                    <td>
                      {planText(`sessions.kinds.${kind}`)}
                      {withPlay && `, ${planText('sessions.withPlayShort')}`}
                    </td>
                    <td style={{ overflowWrap: 'anywhere' }}>
                      {struck === null ? note : planText('sessions.struck', { why: struck })}
                    </td>
                    <td>{by ?? ''}</td>
                    {runs && (
                      <td className="no-print">
                        {struck === null && (
                          <Button
                            size="small"
                            aria-label={planText('sessions.strikeOf', { day: dayText(day) })}
                            onClick={() => setStriking(session)}
                          >
                            {planText('sessions.strike')}
                          </Button>
                        )}
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </Box>
        </Box>
      )}
      {striking && <StrikeDialog at={at} session={striking} onClose={() => setStriking(undefined)} />}
    </Box>
  );
}

const { day, minutes, kind, withPlay, note, present, struck } = putGroupSession.body.shape;
const schema = z.object({
  ...{ day, kind, withPlay, note, present },
  minutes: z.coerce.number<string>().pipe(minutes),
});
type Input = z.input<typeof schema>;

/** A session in one line of fields: what is usual stands ready, and everybody was there. */
function QuickAdd({ at, plan }: Props) {
  const show = useShowGroup();
  const [id] = useState(newId);
  const running = runningOf(plan);
  const saving = useSaveForm({
    schema,
    start: {
      day: dayOf(),
      minutes: String(plan.fields.minutes),
      kind: 'begeleid',
      withPlay: false,
      note: '',
      present: running.map((member) => member.plan.id),
    },
    keeps: false,
    async save(values) {
      show(at, await call(putGroupSession, { params: { ...at, session: id }, body: values }));
      tell({ message: planText('sessions.saved') });
    },
  });
  return (
    <Box
      className="no-print"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, maxWidth: 860 }}
    >
      <SaveFormView of={saving} action={planText('sessions.save')} isNew>
        <Typography variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 700 }}>
          {planText('sessions.add')}
        </Typography>
        <ChecksInput<Input>
          name="present"
          label={text('sessions.present')}
          choices={running.map((member) => ({ value: member.plan.id, label: member.firstName }))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextInput<Input> name="day" type="date" label={planText('sessions.day')} width={180} />
          <TextInput<Input>
            name="minutes"
            inputMode="numeric"
            label={planText('sessions.minutes')}
            width={110}
          />
          <SelectInput<Input>
            name="kind"
            label={planText('sessions.kind')}
            width={170}
            choices={kind.options.map((value) => ({ value, label: planText(`sessions.kinds.${value}`) }))}
          />
        </Box>
        <TextInput<Input> name="note" label={planText('sessions.note')} width={620} />
        <CheckInput<Input> name="withPlay" label={planText('sessions.withPlay')} />
      </SaveFormView>
    </Box>
  );
}

const strikeSchema = z.object({ struck: struck.unwrap().unwrap() });

/** Asks why a session counts for nobody any more. */
function StrikeDialog({ at, session, onClose }: { at: GroupAt; session: GroupSession; onClose: () => void }) {
  const show = useShowGroup();
  const saving = useSaveForm({
    schema: strikeSchema,
    start: { struck: '' },
    async save(values) {
      const params = { ...at, session: session.id };
      show(at, await call(putGroupSession, { params, body: { ...session, ...values } }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={saving}
      title={planText('sessions.strikeTitle')}
      action={planText('sessions.strike')}
      onClose={onClose}
    >
      <TextInput<z.input<typeof strikeSchema>>
        name="struck"
        label={planText('move.reason')}
        required
        autoFocus
      />
    </FormDialog>
  );
}
