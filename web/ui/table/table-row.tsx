import { Checkbox } from '@mui/material';
import { Fragment, memo, type ReactElement } from 'react';
import { ui } from '../wording.ts';
import type { Column } from './column.ts';

interface Props<T> {
  id: string;
  row: T;
  /** As the row is named, such as a pupil's name. */
  name: string;
  columns: readonly Column<T>[];
  /** What stands beside what the row is. */
  badges: readonly Column<T>[];
  /** Whether it is ticked; undefined where rows can't be. */
  isTicked: boolean | undefined;
  onTick: (id: string) => void;
  isAway: boolean | undefined;
}

/** A row of a `DataTable`: drawn again only when something of it changes, so that a tick among hundreds costs one row. */
export const TableRow = memo(function TableRow<T>(props: Props<T>) {
  const { id, row, name, columns, badges, isTicked, onTick, isAway } = props;
  return (
    <tr data-row={id} aria-selected={isTicked} className={isAway ? 'away' : undefined}>
      {isTicked !== undefined && (
        <td className="tick no-print">
          <Checkbox
            size="small"
            checked={isTicked}
            onChange={() => onTick(id)}
            slotProps={{ input: { 'aria-label': ui('table.tick', { name }) } }}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} badges={badges} />
      ))}
    </tr>
  );
}) as <T>(props: Props<T>) => ReactElement;

function Cell<T>({ column, row, badges }: Pick<Props<T>, 'row' | 'badges'> & { column: Column<T> }) {
  const value = column.value(row);
  const content = column.cell ? column.cell(row) : value;
  const shared = {
    className: classOf(column),
    'data-label': column.isTool ? undefined : column.label,
    ...(typeof value === 'string' && value.length > SHORT && { title: value }),
  };
  if (!column.isHead) return <td {...shared}>{content}</td>;
  return (
    <th scope="row" {...shared}>
      <span className="named">
        <span className="name">{content}</span>
        {badges.map((badge) => (
          <Fragment key={badge.id}>{badge.cell?.(row)}</Fragment>
        ))}
      </span>
    </th>
  );
}

/** What is longer may be cut off. */
const SHORT = 20;

/** How cells of a column look, its head too. */
export const classOf = ({ align, isHead, isTool, cell }: Column<never>) =>
  [align === 'right' && 'number', isHead && 'head', isTool && 'tool no-print', !cell && 'plain']
    .filter(Boolean)
    .join(' ') || undefined;
