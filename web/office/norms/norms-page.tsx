import { Alert, Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  confirmNorm,
  listCareNorms,
  normFields,
  type CareNorm,
} from '../../../server/contract/care-evidence.ts';
import { NormNumberFields } from '../../admin/care/evidence/number-fields.tsx';
import { longDay } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { text } from './wording.ts';

/** The norms by which schools see what a file holds: nobody uses one that is not confirmed. */
export function NormsPage() {
  const query = useQuery(queryOf(listCareNorms, {}));
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {({ norms }) =>
          norms.length === 0 ? (
            <Empty title={text('empty')} />
          ) : (
            norms.map((norm) => <NormPart key={`${norm.key} ${norm.version}`} norm={norm} />)
          )
        }
      </Loaded>
    </AdultPage>
  );
}

// The field of a date that is left empty holds no text.
const formSchema = z.preprocess(
  (given: { to: string | null }) => ({ ...given, to: given.to || null }),
  normFields,
) as unknown as typeof normFields;
type Fields = z.input<typeof normFields>;

function NormPart({ norm }: { norm: CareNorm }) {
  const { key, title, numbers, from, to, source, checkedOn, confirmed, version } = norm;
  const client = useQueryClient();
  const of = useSaveForm({
    schema: formSchema,
    start: { numbers, from, to, source, checkedOn },
    async save(body) {
      await call(confirmNorm, { params: { norm: key }, body: { ...body, basedOn: version } });
      tell({ message: text('saved') });
    },
    onSaved: () => void client.invalidateQueries(),
  });
  return (
    <Box component="section" aria-labelledby={key} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={key}>
        {title}
      </Typography>
      {confirmed === null ? (
        <Alert severity="warning" sx={{ maxWidth: 760 }}>
          {text('unconfirmed')}
        </Alert>
      ) : (
        <Typography>
          {text('confirmed', { day: longDay.format(confirmed.at), name: confirmed.by ?? text('nobody') })}
        </Typography>
      )}
      <SaveFormView of={of} action={text('save')} isNew>
        <NormNumberFields />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextInput<Fields> name="from" type="date" label={text('from')} width={200} required />
          <TextInput<Fields> name="to" type="date" label={text('to')} help={text('toHelp')} width={200} />
        </Box>
        <TextInput<Fields> name="source" label={text('source')} required />
        <TextInput<Fields> name="checkedOn" type="date" label={text('checkedOn')} width={200} required />
      </SaveFormView>
    </Box>
  );
}
