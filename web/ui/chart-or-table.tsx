import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ui } from './wording.ts';

interface Props {
  title: string;
  /** Beside the title. */
  fields?: ReactNode;
  chart: ReactNode;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Below the chart. */
  note?: string;
}

/** A part of the page with a chart and, as its equal, a table of the same numbers. Both are printed. */
export function ChartOrTable({ title, fields, chart, head, rows, note }: Props) {
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  return (
    <section className="print-block" aria-label={title}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        {fields}
        <ToggleButtonGroup
          exclusive
          className="no-print"
          value={shown}
          onChange={(_, value: 'chart' | 'table' | null) => value && setShown(value)}
          aria-label={ui('showAs')}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="chart" sx={{ py: 0.2 }}>
            {ui('asChart')}
          </ToggleButton>
          <ToggleButton value="table" sx={{ py: 0.2 }}>
            {ui('asTable')}
          </ToggleButton>
        </ToggleButtonGroup>
      </div>
      {shown === 'chart' ? chart : <PlainTable title={title} head={head} rows={rows} />}
      {note && <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>{note}</Typography>}
    </section>
  );
}

const PlainTable = ({ title, head, rows }: Pick<Props, 'title' | 'head' | 'rows'>) => (
  <table className="plain-table">
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        {head.map((label, i) => (
          <th key={label} scope="col" className={i > 0 ? 'number' : undefined}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, i) =>
            i === 0 ? (
              <th key={i} scope="row">
                {cell}
              </th>
            ) : (
              <td key={i} className="number">
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
