import { IconButton } from '@mui/material';
import { memo, useId } from 'react';
import { SCHOOL_YEARS } from '../../../../server/contract/pupils.ts';
import { yearText } from '../../../app/wording/year.ts';
import { Icon } from '../../../ui/icon.tsx';
import '../../../ui/form/cell-field.css';
import { CELLS, type Cell, type Row } from './rows.ts';
import type { Looked } from './use-check.ts';
import { add as text } from './wording.ts';

interface Props {
  row: Row;
  /** From 1. */
  number: number;
  looked: Looked | undefined;
  onChange: (id: string, change: Partial<Row>) => void;
  onRemove: (id: string) => void;
  /** Something of more than one cell was pasted into this row. */
  onPaste: (pasted: string, at: { id: string; cell: Cell }) => void;
}

const HAS_CELLS = /[\t\n]/;

/** The cells of one new pupil, each with what is wrong below it. */
export const RowFields = memo(function RowFields({
  row,
  number,
  looked,
  onChange,
  onRemove,
  onPaste,
}: Props) {
  const id = useId();
  const faults = looked?.faults ?? {};
  const isFaulty = Object.keys(faults).length > 0 || (looked?.twin !== undefined && !row.sure);
  const shared = (cell: Cell) => ({
    className: 'cell-field',
    'aria-label': text('cellOf', { cell: text(`cell.${cell}`), row: number }),
    'aria-invalid': faults[cell] !== undefined,
    'aria-describedby': faults[cell] === undefined ? undefined : `${id}-${cell}`,
    'data-cell': cell,
    value: row[cell],
  });
  return (
    <tr className={isFaulty ? 'faulty' : looked?.pupil ? 'fit' : undefined}>
      <th scope="row">{number}</th>
      {CELLS.map((cell) => (
        <td key={cell} className={cell} data-label={text(`cell.${cell}`)}>
          {cell === 'year' ? (
            <select
              {...shared(cell)}
              value={SCHOOL_YEARS.some((year) => String(year) === row.year) ? row.year : ''}
              onChange={(event) => onChange(row.id, { year: event.target.value })}
            >
              <option value="">{text('chooseYear')}</option>
              {SCHOOL_YEARS.map((year) => (
                <option key={year} value={year}>
                  {yearText(year)}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...shared(cell)}
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder={cell === 'username' ? looked?.username : undefined}
              onChange={(event) => onChange(row.id, { [cell]: event.target.value })}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                if (!HAS_CELLS.test(pasted.trim())) return;
                event.preventDefault();
                onPaste(pasted, { id: row.id, cell });
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') focusBelow(event.currentTarget, cell);
              }}
            />
          )}
          {faults[cell] !== undefined && (
            <p id={`${id}-${cell}`} className="fault">
              {faults[cell]}
            </p>
          )}
          {cell === 'firstName' && looked?.twin && (
            <label className="twin">
              <span>
                {looked.twin.group
                  ? text('twin', { name: looked.twin.name, group: looked.twin.group })
                  : text('twinHere', { name: looked.twin.name })}
              </span>
              <span>
                <input
                  type="checkbox"
                  checked={row.sure}
                  onChange={(event) => onChange(row.id, { sure: event.target.checked })}
                />
                {text('sure')}
              </span>
            </label>
          )}
        </td>
      ))}
      <td className="tool">
        <IconButton
          size="small"
          aria-label={text('remove', { row: number })}
          onClick={() => onRemove(row.id)}
        >
          <Icon name="close" size={16} />
        </IconButton>
      </td>
    </tr>
  );
}, isSame);

/** Whether a row looks the same: among hundreds only the one that is typed in is drawn anew. */
function isSame({ looked: before, ...old }: Props, { looked: after, ...now }: Props): boolean {
  const isAlike = (Object.keys(now) as (keyof typeof now)[]).every((key) => old[key] === now[key]);
  return isAlike && JSON.stringify(before) === JSON.stringify(after);
}

/** Enter goes to the same cell of the next row, as in a spreadsheet. */
function focusBelow(input: HTMLInputElement, cell: Cell) {
  const below = input.closest('tr')?.nextElementSibling;
  below?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)?.focus();
}
