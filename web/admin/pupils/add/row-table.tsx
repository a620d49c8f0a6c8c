import { RowFields } from './row-fields.tsx';
import { CELLS, type Cell, type Row } from './rows.ts';
import type { Looked } from './use-check.ts';
import { add as text } from './wording.ts';
import './add.css';

interface Props {
  rows: readonly Row[];
  looked: ReadonlyMap<string, Looked>;
  onChange: (id: string, change: Partial<Row>) => void;
  onRemove: (id: string) => void;
  onPaste: (pasted: string, at: { id: string; cell: Cell }) => void;
}

/** The rows of new pupils. */
export const RowTable = ({ rows, looked, ...doing }: Props) => (
  <table className="new-pupils" aria-label={text('rows')}>
    <thead>
      <tr>
        <th scope="col">#</th>
        {CELLS.map((cell) => (
          <th key={cell} scope="col">
            {text(`cell.${cell}`)}
          </th>
        ))}
        <td />
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <RowFields key={row.id} row={row} number={i + 1} looked={looked.get(row.id)} {...doing} />
      ))}
    </tbody>
  </table>
);
