import { Button, Link, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { auditFilterSchema, listAudit, type AuditFilter } from '../../../server/contract/office-audit.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { office } from '../wording.ts';
import { FilesPart } from './files-part.tsx';
import { addressOf, AFTER, filterIn } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { LinesTable } from './lines-table.tsx';
import { text } from './wording.ts';

/** Who did what, at all customers: the address says which lines are shown, so that a link leads to the same. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      {/* Another address is another filter: what was typed and not searched for goes. */}
      <FilterForm
        key={addressOf(filter).toString()}
        filter={filter}
        onSearch={(next) => setParams(addressOf(next))}
      />
      {/* What an address has that can't be searched for is said at its field. */}
      {auditFilterSchema.safeParse(filter).success && <Found filter={filter} />}
    </AdultPage>
  );
}

function Found({ filter }: { filter: AuditFilter }) {
  const [params, setParams] = useSearchParams();
  const after = params.get(AFTER) ?? undefined;
  const query = useQuery({
    ...queryOf(listAudit, { query: { ...filter, ...(after !== undefined && { after }) } }),
    placeholderData: keepPreviousData,
  });
  const goOn = (next: string) => {
    const address = addressOf(filter);
    address.set(AFTER, next);
    setParams(address);
  };
  return (
    <>
      <FilesPart filter={filter} />
      <Loaded query={query}>
        {({ lines, next, isKnown, among }) => (
          <>
            {among.length > 0 ? (
              <Among filter={filter} people={among} />
            ) : lines.length === 0 ? (
              <Empty title={text(isKnown ? 'empty' : 'unknown')} />
            ) : (
              <LinesTable lines={lines} filter={filter} />
            )}
            <Stack direction="row" sx={{ gap: 1 }} className="no-print">
              {after !== undefined && (
                <Button onClick={() => setParams(addressOf(filter))}>{text('newest')}</Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => goOn(next)}>
                  {text('older')}
                </Button>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </>
  );
}

type Named = z.infer<typeof listAudit.response>['among'];

/** Choosing who is meant by a name. */
const Among = ({ filter, people }: { filter: AuditFilter; people: Named }) => (
  <section aria-labelledby="audit-among">
    <Typography variant="h2" id="audit-among">
      {text('among')}
    </Typography>
    <Stack component="ul" sx={{ gap: 0.5, pl: 2.5 }}>
      {people.map(({ id, name, username, account }) => (
        <li key={id}>
          <Link component={RouterLink} to={`?${addressOf({ ...filter, person: id })}`}>
            {name}
          </Link>{' '}
          ({username}, {account || text('ofOffice')})
        </li>
      ))}
    </Stack>
  </section>
);
