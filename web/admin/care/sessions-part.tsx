import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { putSession, strikePlay } from '../../../server/contract/care-plans.ts';
import { newId } from '../../../server/contract/id.ts';
import { dayOf } from '../../app/day.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CheckInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { dayText } from './labels.ts';
import { text } from './plan-wording.ts';
import { useShowPlan, type PlanAt } from './use-plan.ts';

type Session = Plan['sessions'][number];
/** A line that does not count any more: a session, or play of a day. */
type Struck = Session | Plan['play'][number];
interface Props {
  at: PlanAt;
  plan: Plan;
}

/** What was done for a plan: by hand, and what the pupil played for the goals. */
export function SessionsPart({ at, plan }: Props) {
  const [striking, setStriking] = useState<Struck>();
  const runs = plan.state === 'actief' || plan.state === 'gepauzeerd' || plan.state === 'evalueren';
  const rows = [
    ...plan.sessions.map((session) => ({ ...session, of: session as Struck, session })),
    ...plan.play.map((play) => ({ ...play, of: play as Struck, session: undefined })),
  ].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  return (
    <Box component="section" aria-labelledby="sessions" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2" id="sessions">
        {text('sessions.title')}
      </Typography>
      {runs && <QuickAdd key={plan.sessions.length} at={at} plan={plan} />}
      {plan.state === 'concept' ? (
        <Typography>{text('sessions.notYet')}</Typography>
      ) : rows.length === 0 ? (
        <Typography>{text('sessions.none')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="sessions">
          <Box component="table" className="plain-table" sx={{ width: '100%', minWidth: 480 }}>
            <thead>
              <tr>
                <th scope="col">{text('sessions.day')}</th>
                <th scope="col" className="number">
                  {text('sessions.minutes')}
                </th>
                <th scope="col">{text('sessions.kind')}</th>
                <th scope="col">{text('sessions.note')}</th>
                <th scope="col">{text('sessions.by')}</th>
                {runs && (
                  <th scope="col" className="no-print">
                    <span className="visually-hidden">{text('sessions.tools')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, minutes, struck, session, of }) => (
                <tr key={session?.id ?? `play ${day}`}>
                  <th scope="row">{dayText(day)}</th>
                  <td className="number">{struck === null ? minutes : <s>{minutes}</s>}</td>
                  <td>{kindOf(session)}</td>
                  <td style={{ overflowWrap: 'anywhere' }}>
                    {struck === null
                      ? (session?.note ?? text('sessions.playNote'))
                      : text('sessions.struck', { why: struck })}
                  </td>
                  <td>{session?.by ?? ''}</td>
                  {runs && (
                    <td className="no-print">
                      {struck === null && (
                        <Button
                          size="small"
                          aria-label={text('sessions.strikeOf', { day: dayText(day) })}
                          onClick={() => setStriking(of)}
                        >
                          {text('sessions.strike')}
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {striking && <StrikeDialog at={at} struck={striking} onClose={() => setStriking(undefined)} />}
    </Box>
  );
}

function kindOf(session: Session | undefined): string {
  if (!session) return text('sessions.play');
  const kind = text(`sessions.kinds.${session.kind}`);
  return session.withPlay ? `${kind}, ${text('sessions.withPlayShort')}` : kind;
}

const { day, minutes, kind, withPlay, note, struck } = putSession.body.shape;
const schema = z.object({ day, minutes: z.coerce.number<string>().pipe(minutes), kind, withPlay, note });

/** A session in one line of fields: what is usual stands ready. */
function QuickAdd({ at, plan }: Props) {
  const show = useShowPlan();
  const [id] = useState(newId);
  const saving = useSaveForm({
    schema,
    start: {
      day: dayOf(),
      minutes: String(plan.fields.minutes),
      kind: 'begeleid',
      withPlay: false,
      note: '',
    },
    keeps: false,
    async save(values) {
      show(at, await call(putSession, { params: { ...at, session: id }, body: values }));
      tell({ message: text('sessions.saved') });
    },
  });
  return (
    <Box className="no-print" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <SaveFormView of={saving} action={text('sessions.save')} isNew>
        <Typography variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 700 }}>
          {text('sessions.add')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextInput<z.input<typeof schema>>
            name="day"
            type="date"
            label={text('sessions.day')}
            width={180}
          />
          <TextInput<z.input<typeof schema>>
            name="minutes"
            inputMode="numeric"
            label={text('sessions.minutes')}
            width={110}
          />
          <SelectInput<z.input<typeof schema>>
            name="kind"
            label={text('sessions.kind')}
            width={170}
            choices={(['begeleid', 'thuis', 'overig'] as const).map((value) => ({
              value,
              label: text(`sessions.kinds.${value}`),
            }))}
          />
        </Box>
        <TextInput<z.input<typeof schema>> name="note" label={text('sessions.note')} width={620} />
        <CheckInput<z.input<typeof schema>> name="withPlay" label={text('sessions.withPlay')} />
      </SaveFormView>
    </Box>
  );
}

const strikeSchema = z.object({ struck: struck.unwrap().unwrap() });

/** Asks why a session, or play of a day, does not count any more. */
function StrikeDialog({ at, struck: line, onClose }: { at: PlanAt; struck: Struck; onClose: () => void }) {
  const show = useShowPlan();
  const saving = useSaveForm({
    schema: strikeSchema,
    start: { struck: '' },
    async save(values) {
      if (!('id' in line)) {
        show(at, await call(strikePlay, { params: { ...at, day: line.day }, body: values }));
        return;
      }
      const { id, day: on, minutes: each, kind: sort, withPlay: played, note: said } = line;
      const body = { day: on, minutes: each, kind: sort, withPlay: played, note: said, ...values };
      show(at, await call(putSession, { params: { ...at, session: id }, body }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={saving}
      title={text('sessions.strikeTitle')}
      action={text('sessions.strike')}
      onClose={onClose}
    >
      <TextInput<z.input<typeof strikeSchema>> name="struck" label={text('move.reason')} required autoFocus />
    </FormDialog>
  );
}
