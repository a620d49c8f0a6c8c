import { Chip, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listMailTemplates, type TemplateSummary } from '../../../server/contract/mail-templates.ts';
import { VARIANTS, type Variant } from '../../../server/contract/variant.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { office } from '../wording.ts';
import { text } from './wording.ts';

/** The mails that Spelwereld sends by itself, and whose words they are in. */
export function TemplatesPage() {
  const query = useQuery(queryOf(listMailTemplates, {}));
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {({ templates }) => (
          <DataTable
            label={text('title')}
            rows={templates}
            columns={COLUMNS}
            idOf={({ key }) => key}
            nameOf={({ what }) => what}
            total={(count) => text('total', { count })}
            order={{ id: 'what', desc: false }}
          />
        )}
      </Loaded>
    </AdultPage>
  );
}

type Whose = 'opzij' | 'eigen' | 'standaard';

/** Whose text is mailed in either country; one that is set aside goes before all. */
function whose({ standings }: TemplateSummary): Whose {
  const both = VARIANTS.map((variant) => standings[variant]);
  if (both.some(({ isAside }) => isAside)) return 'opzij';
  return both.some(({ isOwn }) => isOwn) ? 'eigen' : 'standaard';
}

/** Whose text is mailed in a country. */
function standingText({ standings }: TemplateSummary, variant: Variant): string {
  const { isAside, isOwn, version } = standings[variant];
  if (isAside) return text('aside', { version });
  return isOwn ? text('own', { version }) : text('standard');
}

const standingColumn = (variant: Variant): Column<TemplateSummary> => ({
  id: variant,
  label: text(`variants.${variant}`),
  value: (row) => standingText(row, variant),
  cell: (row) => {
    const { isAside, isOwn } = row.standings[variant];
    return isAside || isOwn ? (
      <Chip
        label={standingText(row, variant)}
        color={isAside ? 'error' : 'success'}
        variant="outlined"
        size="small"
      />
    ) : (
      standingText(row, variant)
    );
  },
});

const COLUMNS: Column<TemplateSummary>[] = [
  {
    id: 'what',
    label: text('what'),
    isHead: true,
    value: ({ what }) => what,
    cell: ({ key, what }) => (
      <Link component={RouterLink} to={paths.mailTemplate(key)}>
        {what}
      </Link>
    ),
  },
  { id: 'sort', label: text('sort'), value: ({ sort }) => text(`sorts.${sort}`), canFilter: true },
  {
    id: 'tekst',
    label: text('whose'),
    // The columns of the countries say it; this one narrows down (`paths.mailTemplatesAside`).
    isBadge: true,
    inFile: [],
    canFilter: true,
    canSearch: false,
    canSort: false,
    value: whose,
    filterText: (value) => text(`whoseTexts.${value as Whose}`),
  },
  ...VARIANTS.map(standingColumn),
  { id: 'usedBy', label: text('usedBy'), value: ({ usedBy }) => usedBy.join(', ') },
];
