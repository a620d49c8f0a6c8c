import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { reasonSchema } from '../../../../server/contract/care-plan.ts';
import {
  changeGroupPlan,
  getGroupPlan,
  SHARED_FIELDS,
  sharedSchema,
  type GroupPlan,
  type SharedField,
  type SharedFields,
} from '../../../../server/contract/group-plans.ts';
import { GROUP_PLAN, LONGEST_PART, MOST_GOAL_CATEGORIES } from '../../../../server/contract/care-terms.ts';
import { ApiError } from '../../../api/error.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { queryOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { AdultPage } from '../../../ui/adult-page.tsx';
import { CheckInput, SelectInput, TextInput } from '../../../ui/form/fields.tsx';
import { SaveFormView } from '../../../ui/form/save-form.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { tell } from '../../../ui/toast.tsx';
import { admin } from '../../wording.ts';
import { text as edit } from '../edit-wording.ts';
import { percentOf, SUPPORTS, supportText } from '../labels.ts';
import { text as care } from '../wording.ts';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

/** Changes what plans share that are carried out together. */
export function EditGroupPlanPage() {
  const { adminId = '', groepsplanId: planId = '' } = useParams();
  const at = { account: adminId, plan: planId };
  const query = useQuery({
    ...queryOf(getGroupPlan, { params: at }),
    // What is being written is not fetched anew underneath; who saves names what was seen.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('editing.title')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: care('title'), to: paths.care(adminId) },
        { label: data?.title ?? '', to: paths.groupPlan(adminId, planId) },
      ]}
    >
      <Loaded query={query}>{(plan) => <SharedForm at={at} plan={plan} />}</Loaded>
    </AdultPage>
  );
}

const number = <S extends z.ZodType<number, number>>(schema: S) => z.coerce.number<string>().pipe(schema);
const PERCENT = 100;
const { shape } = sharedSchema;
const formSchema = z.object({
  ...{ title: shape.title, hulpvraag: shape.hulpvraag, aanpak: shape.aanpak, afspraken: shape.afspraken },
  ...{ from: shape.from, onPaper: shape.onPaper },
  weeks: number(shape.weeks),
  perWeek: number(shape.perWeek),
  minutes: number(shape.minutes),
  size: number(shape.size),
  share: z.coerce
    .number<string>()
    .transform((percent) => percent / PERCENT)
    .pipe(shape.share),
  support: z.string().transform((level) => (level === '' ? null : Number(level))),
  owner: z.string().transform((id) => (id === '' ? null : id)),
  reason: z.string(),
});
const firmSchema = formSchema.extend({ reason: reasonSchema });
type Input = z.input<typeof formSchema>;

/** What is shared as it stands in the form. */
const inputOf = (shared: SharedFields): Omit<Input, 'reason'> => ({
  ...shared,
  weeks: String(shared.weeks),
  perWeek: String(shared.perWeek),
  minutes: String(shared.minutes),
  size: String(shared.size),
  share: String(percentOf(shared.share)),
  support: shared.support === null ? '' : String(shared.support),
  owner: shared.owner ?? '',
});

/** What somebody else stored in fields that are written here too. */
interface Clash {
  fields: readonly SharedField[];
  theirs: GroupPlan;
}

function SharedForm({ at, plan }: { at: GroupAt; plan: GroupPlan }) {
  const navigate = useNavigate();
  const show = useShowGroup();
  const [base, setBase] = useState(plan.fields);
  const [seen, setSeen] = useState(plan.versions);
  const [clash, setClash] = useState<Clash>();
  const saving = useSaveForm({
    schema: plan.hasBegun ? firmSchema : formSchema,
    start: { ...inputOf(plan.fields), reason: '' },
    fieldOf: (path) => path.replace(/^fields\./, ''),
    keeps: false,
    async save({ reason, ...values }) {
      const changed = SHARED_FIELDS.filter((field) => values[field] !== base[field]);
      if (changed.length === 0) return;
      const fields = Object.fromEntries(changed.map((field) => [field, values[field]]));
      try {
        const body = { fields, basedOn: seen, ...(plan.hasBegun && { reason }) };
        show(at, await call(changeGroupPlan, { params: at, body }));
      } catch (refused) {
        if (!(refused instanceof ApiError) || refused.code !== 'conflict') throw refused;
        const theirs = await call(getGroupPlan, { params: at });
        setClash({ fields: SHARED_FIELDS.filter((field) => field in refused.fields), theirs });
        setSeen(theirs.versions);
        throw refused;
      }
      tell({ message: text('editing.saved') });
    },
    onSaved: () => void navigate(paths.groupPlan(at.account, at.plan), { replace: true }),
  });
  const take = (field: SharedField) => {
    const theirs = clash!.theirs.fields;
    setBase({ ...base, [field]: theirs[field] });
    saving.form.setValue(field, inputOf(theirs)[field]);
    const left = clash!.fields.filter((one) => one !== field);
    setClash(left.length === 0 ? undefined : { ...clash!, fields: left });
  };
  return (
    <SaveFormView of={saving} action={text('editing.save')} back={paths.groupPlan(at.account, at.plan)}>
      <Typography>{text('editing.about')}</Typography>
      {plan.hasBegun && <Alert severity="info">{text('editing.firm')}</Alert>}
      {clash?.fields.map((field) => (
        <Clashed key={field} field={field} theirs={clash.theirs} onTake={() => take(field)} />
      ))}
      <TextInput<Input>
        name="title"
        label={text('new.name')}
        help={text('new.nameHelp')}
        maxLength={GROUP_PLAN.longestTitle}
        required
      />
      {(['hulpvraag', 'aanpak', 'afspraken'] as const).map((part) => (
        <TextInput<Input>
          key={part}
          name={part}
          label={edit(`parts.${part}.label`)}
          help={text('editing.noNames')}
          rows={3}
          width={760}
          maxLength={LONGEST_PART}
        />
      ))}
      <Box sx={ROW}>
        <TextInput<Input> name="from" type="date" label={edit('head.from')} />
        <TextInput<Input> name="weeks" type="number" label={edit('head.weeks')} />
        <TextInput<Input> name="perWeek" type="number" label={edit('rhythm.perWeek')} />
        <TextInput<Input> name="minutes" type="number" label={edit('rhythm.minutes')} />
        <TextInput<Input> name="size" type="number" label={edit('rhythm.size')} />
        <TextInput<Input> name="share" type="number" label={text('editing.share')} />
      </Box>
      <SelectInput<Input>
        name="support"
        label={edit('head.support')}
        choices={[
          { value: '', label: edit('head.noSupport') },
          ...SUPPORTS.map((level) => ({ value: String(level), label: supportText(level) })),
        ]}
      />
      <SelectInput<Input> name="owner" label={edit('head.owner')} choices={ownersOf(plan)} />
      <CheckInput<Input>
        name="onPaper"
        label={text('new.onPaper')}
        help={text('new.onPaperHelp', { most: MOST_GOAL_CATEGORIES })}
      />
      {plan.hasBegun && <TextInput<Input> name="reason" label={text('editing.reason')} required />}
    </SaveFormView>
  );
}

const ROW = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
};

/** Who can keep it, and who does now though that one can't any more. */
function ownersOf({ owners, owner }: GroupPlan) {
  const gone = owner && !owners.some(({ id }) => id === owner.id) ? [owner] : [];
  return [
    { value: '', label: edit('head.noOwner') },
    ...[...owners, ...gone].map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** A field in which two wrote: what the other stored, which can be taken; what is written here stands in the form. */
const Clashed = ({
  field,
  theirs,
  onTake,
}: {
  field: SharedField;
  theirs: GroupPlan;
  onTake: () => void;
}) => (
  <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
    <AlertTitle>{text('editing.clash', { field: text(`editing.fields.${field}`) })}</AlertTitle>
    <Typography sx={{ fontWeight: 700 }}>{text('editing.theirs')}</Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {toldOf(field, theirs) || edit('clash.empty')}
    </Typography>
    <Typography sx={{ mt: 1 }}>{text('editing.mine')}</Typography>
    <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={onTake}>
      {text('editing.take')}
    </Button>
  </Alert>
);

/** What stands in a field, to read. */
function toldOf(field: SharedField, { fields, owner }: GroupPlan): string {
  if (field === 'owner') return owner?.name ?? '';
  if (field === 'support') return fields.support === null ? '' : supportText(fields.support);
  if (field === 'onPaper') return edit(fields.onPaper ? 'goals.yes' : 'goals.no');
  return String(inputOf(fields)[field]);
}
