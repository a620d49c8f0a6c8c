import type { ReactNode } from 'react';
import { site } from '../wording/frame.ts';

interface Props {
  /** What the table is about; read out and shown above it. */
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that is pushed aside within its own edges where it doesn't fit. */
export const Table = ({ caption, head, rows }: Props) => (
  <div className="site-table" role="region" aria-label={`${caption}. ${site('tableHint')}`} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) =>
              j === 0 ? (
                <th key={j} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={j}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
