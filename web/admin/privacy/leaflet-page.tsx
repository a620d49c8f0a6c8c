import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { getLeaflet, type Leaflet } from '../../../server/contract/leaflet.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { longDay } from '../progress/days.ts';
import { LeafletPdfButton } from './leaflet-pdf-button.tsx';
import { text } from './wording.ts';

/** What is kept of whom, why, where and how long; for a family the privacy statement. */
export function LeafletPage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(getLeaflet, { params: { account: adminId } }));
  return (
    <AdultPage
      title={query.data?.title ?? text('leaflet')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('privacy'), to: paths.privacy(adminId) },
      ]}
      aside={
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
          <Button onClick={() => window.print()}>{text('print')}</Button>
          <LeafletPdfButton adminId={adminId} />
        </Stack>
      }
    >
      <Loaded query={query}>{(leaflet) => <Sheet leaflet={leaflet} />}</Loaded>
    </AdultPage>
  );
}

function Sheet({ leaflet }: { leaflet: Leaflet }) {
  const {
    version,
    day,
    intro,
    persons,
    purposes,
    never,
    where,
    kept,
    measures,
    subprocessors,
    rights,
    contact,
  } = leaflet;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 900, minWidth: 0 }}>
      <div>
        <Typography sx={{ color: 'text.secondary' }}>
          {text('version', { version, day: longDay(day) })}
        </Typography>
        <Paragraphs of={intro} />
      </div>
      {persons.map(({ name, categories }) => (
        <Part key={name} title={text('dataOf', { who: name.toLowerCase() })}>
          <Rows
            heads={[text('data'), text('what'), text('why')]}
            rows={categories.map((one) => [one.name, one.what, one.purposes.join(', ').toLowerCase()])}
          />
        </Part>
      ))}
      <Part title={text('why')}>
        <Rows heads={[text('goal'), text('what')]} rows={purposes.map((one) => [one.name, one.what])} />
      </Part>
      <Part title={text('never')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {never.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
      </Part>
      <Part title={text('where')}>
        <Paragraphs of={where} />
      </Part>
      {subprocessors.length > 0 && (
        <Part title={text('subprocessors')}>
          <Rows
            heads={[text('subprocessor'), text('what'), text('country'), text('since')]}
            rows={subprocessors.map((one) => [one.name, one.what, one.country, longDay(one.startsOn)])}
          />
        </Part>
      )}
      <Part title={text('kept')}>
        <Rows heads={[text('what'), text('kept')]} rows={kept.map((one) => [one.what, one.time])} />
      </Part>
      <Part title={text('measures')}>
        <Rows heads={[text('measure'), text('what')]} rows={measures.map((one) => [one.name, one.what])} />
      </Part>
      <Part title={text('rights')}>
        <Paragraphs of={rights} />
      </Part>
      {contact.length > 0 && (
        <Part title={text('contact')}>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{contact.join('\n')}</Typography>
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Paragraphs = ({ of: values }: { of: readonly string[] }) =>
  values.map((value) => (
    <Typography key={value} sx={{ mt: 0.75 }}>
      {value}
    </Typography>
  ));

/** A table to read; on a telephone the cells of a row are below each other. */
const Rows = ({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <Table
    size="small"
    sx={{
      // Words stay whole, also on the narrow paper.
      '& td, & th': { verticalAlign: 'top', pl: 0, overflowWrap: 'break-word' },
      '& td:first-of-type': { fontWeight: 700, width: { sm: 190 } },
      '@media screen and (max-width: 600px)': {
        '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
        '& tr, & td': { display: 'block' },
        '& td': { border: 0, py: 0.25 },
        '& tr': { borderBottom: 1, borderColor: 'divider', py: 0.75 },
      },
    }}
  >
    <TableHead>
      <TableRow>
        {heads.map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row[0]}>
          {row.map((value, i) => (
            <TableCell key={heads[i]}>{value}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
