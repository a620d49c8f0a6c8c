import { Alert, Button, Typography } from '@mui/material';
import { SCHOOL_YEARS } from '../../../server/contract/pupils.ts';
import { yearText } from '../../app/wording/year.ts';
import type { Column, Use } from './columns.ts';
import type { Field } from './heads.ts';
import type { Person, Roster } from './read.ts';
import { roster as text } from './wording.ts';
import '../../ui/form/cell-field.css';
import './preview.css';

interface Props {
  roster: Roster;
  people: readonly Person[];
  /** What the screen can use. */
  fields: readonly Field[];
  onUse: (column: number, use: Use) => void;
  /** This line is somebody after all. */
  onKeep: (line: number) => void;
}

/** Lines that are shown; the others are like them. */
const SHOWN = 6;
/** More of them is no list of people. */
const SHOWN_SKIPPED = 20;

/** How a list is read, before it is taken over: which column is what, and which lines are nobody. */
export function Preview({ roster: { columns, rows }, people, fields, onUse, onKeep }: Props) {
  const body = rows.filter(({ skipped }) => !skipped);
  const skipped = rows.filter((row) => row.skipped === 'title');
  const open = rows.filter(({ hasOpenQuote }) => hasOpenQuote).map(({ line }) => line);
  const shown = body.slice(0, SHOWN);
  return (
    <section className="roster" aria-label={text('preview')}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {text('preview')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('previewHelp')}</Typography>
      {open.length > 0 && (
        <Alert severity="warning">{text('openQuote', { count: open.length, lines: open.join(', ') })}</Alert>
      )}
      <div className="wide" tabIndex={0} role="group" aria-label={text('preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="becomes">
                {text('becomes')}
              </th>
              {columns.map((column, i) => (
                <th key={i} scope="col">
                  <ColumnHead {...{ column, fields }} at={i} onUse={onUse} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, cells }, i) => (
              <tr key={line}>
                <th scope="row" className="becomes">
                  {people[i] && <Becomes person={people[i]} />}
                </th>
                {columns.map(({ use }, at) => (
                  <td key={at} className={use === 'skip' ? 'away' : undefined}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {body.length > shown.length && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('more', { count: body.length - shown.length })}
        </Typography>
      )}
      {skipped.length > 0 && (
        <div>
          <Typography sx={{ fontWeight: 700, fontSize: '0.9rem' }}>{text('skipped')}</Typography>
          <ul>
            {skipped.slice(0, SHOWN_SKIPPED).map(({ line, cells }) => (
              <li key={line}>
                <span>{text('skippedLine', { line, text: cells.filter(Boolean).join(' ') })}</span>
                <Button onClick={() => onKeep(line)} aria-label={text('keepLine', { line })}>
                  {text('keep')}
                </Button>
              </li>
            ))}
            {skipped.length > SHOWN_SKIPPED && (
              <li>{text('more', { count: skipped.length - SHOWN_SKIPPED })}</li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

interface HeadProps {
  column: Column;
  at: number;
  fields: readonly Field[];
  onUse: Props['onUse'];
}

/** What a column is, to be said otherwise. */
function ColumnHead({ column: { use, isSure, head, because }, at, fields, onUse }: HeadProps) {
  const note = because ? text(`because.${because}`) : use !== undefined && !isSure ? text('isRight') : '';
  const number = at + 1;
  return (
    <>
      <span className="head">{head || text('column', { number })}</span>
      <select
        aria-label={head ? text('columnOf', { number, head }) : text('column', { number })}
        aria-describedby={note ? `roster-note-${at}` : undefined}
        className={`cell-field ${use === undefined ? 'asked' : isSure ? '' : 'unsure'}`}
        value={use ?? ''}
        onChange={(event) => onUse(at, event.target.value as Field | 'skip')}
      >
        {use === undefined && <option value="">{text('choose')}</option>}
        {[...fields, 'skip' as const].map((field) => (
          <option key={field} value={field}>
            {text(`fields.${field}`)}
          </option>
        ))}
      </select>
      {note && (
        <span className="note" id={`roster-note-${at}`}>
          {note}
        </span>
      )}
    </>
  );
}

/** Somebody as read, the parts of the name told apart. */
const Becomes = ({ person: { firstName, infix, lastName, year } }: { person: Person }) => (
  <>
    <b>{firstName}</b> {infix && <i>{infix}</i>} {lastName}
    {SCHOOL_YEARS.some((one) => String(one) === year) && `, ${yearText(Number(year))}`}
  </>
);
