import { Alert, FormControl, FormGroup, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { listMoves, makeMoveToken, MOVE_BASES, type MoveScope } from '../../../server/contract/moves.ts';
import type { Pupil } from '../../../server/contract/pupils.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { useFeature } from '../../app/use-features.ts';
import { queries } from '../../app/queries.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { CheckInput, RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { glideToTop } from '../../ui/glide.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { GroupPage } from '../group-page.tsx';
import { usePupils, type InGroup } from '../pupils/use-pupils.ts';
import { MadeCode } from './made-code.tsx';
import { makeFormSchema, START } from './make-schema.ts';
import { dayText, PARTS, partText } from './parts.ts';
import { text } from './wording.ts';

/** How many days a code can be made to work. */
const DAYS = [1, 3, 7, 14, 30];

/** A code that was made: it is nowhere to be found again. */
interface Made {
  token: string;
  code: string;
  expiresOn: string;
  scope: MoveScope;
}

/** Makes the code with which another account takes a pupil over. */
export function MakeMovePage() {
  const { adminId: account = '', groepId: group = '', leerlingId = '' } = useParams();
  const query = usePupils({ account, group });
  const [made, setMade] = useState<Made>();
  const pupil = query.data?.pupils.find(({ id }) => id === leerlingId);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  if (query.data && !pupil && !made) return <NotFoundPage />;
  const name = pupil?.name ?? text('make.pupil');
  return (
    <GroupPage
      title={text(made ? 'made.title' : 'make.title', { name })}
      adminId={account}
      groupId={group}
      name={query.data?.group.name}
      here="pupils"
      isBelow
    >
      <Loaded query={query}>
        {({ account: { name: school } }) =>
          pupil && made ? (
            <MadeCode {...{ account, group, pupil, school }} {...made} />
          ) : (
            pupil && <MakeForm {...{ account, group, pupil }} onMade={setMade} />
          )
        }
      </Loaded>
    </GroupPage>
  );
}

interface FormProps extends InGroup {
  pupil: Pupil;
  onMade: (made: Made) => void;
}

function MakeForm({ account, pupil, onMade }: FormProps) {
  // Sent again it gives the same code.
  const [token] = useState(newId);
  const stored = useRef<z.output<typeof makeMoveToken.response>>(undefined);
  const moves = useQuery(queryOf(listMoves, { params: { account } }));
  const open = moves.data?.out.find((one) => one.pupil?.id === pupil.id && one.state === 'open');
  const of = useSaveForm({
    schema: makeFormSchema,
    start: START,
    async save(body) {
      stored.current = await call(makeMoveToken, { params: { pupil: pupil.id, token }, body });
    },
    onSaved({ scope }) {
      void askAnew(queries, [listMoves], { account });
      if (stored.current) onMade({ ...stored.current, token, scope });
      glideToTop();
    },
  });
  const hasCare = useFeature(account, 'featureZorgtraject');
  const { basis, plans } = useWatch({ control: of.form.control });
  return (
    <SaveFormView of={of} action={text('make.action')} isNew>
      <Typography>{text('make.intro', { firstName: pupil.firstName })}</Typography>
      {open && <Alert severity="info">{text('make.earlier', { day: dayText(open.expiresOn) })}</Alert>}
      <RadioInput
        name="kind"
        label={text('make.kind')}
        choices={[
          { value: 'verhuizen', label: text('make.kindMove'), help: text('make.kindMoveHelp') },
          { value: 'kopie', label: text('make.kindCopy'), help: text('make.kindCopyHelp') },
        ]}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{text('make.scope')}</FormLabel>
        <FormGroup>
          {PARTS.map((part) => (
            <CheckInput key={part} name={part} label={partText(part, hasCare)} />
          ))}
          {plans && (
            <CheckInput name="plansSure" label={text(hasCare ? 'make.plansTooSure' : 'make.plansSure')} />
          )}
        </FormGroup>
        <FormHelperText>
          {text('make.scopeHelp')} {hasCare && text('make.plansHelp')}
        </FormHelperText>
      </FormControl>
      <RadioInput
        name="basis"
        label={text('make.basis')}
        choices={MOVE_BASES.map((value) => ({ value, label: text(`make.bases.${value}`) }))}
      />
      {basis === 'ouders' && (
        <TextInput name="basisDay" type="date" label={text('make.basisDay')} width={220} />
      )}
      <SelectInput
        name="days"
        label={text('make.days')}
        width={220}
        choices={DAYS.map((count) => ({ value: String(count), label: text('make.daysOf', { count }) }))}
      />
      <TextInput name="note" label={text('make.note')} help={text('make.noteHelp')} maxLength={200} />
    </SaveFormView>
  );
}
