import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AuditFilter, AuditLine, AuditRecord } from '../../../server/contract/office-audit.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/table/column.ts';
import { classOf, TableRow } from '../../ui/table/table-row.tsx';
import '../../ui/table/data-table.css';
import './lines.css';
import { addressOf } from './filter.ts';
import { text } from './wording.ts';

interface Props {
  lines: readonly AuditLine[];
  filter: AuditFilter;
}

/** Lines of the log. They can't be ordered or saved here: what is shown is one page of many, and a file of it is logged. */
export function LinesTable({ lines, filter }: Props) {
  const columns = columnsOf(filter);
  return (
    <div className="data-table audit-lines">
      <table aria-label={text('title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.isTool ? <span className="visually-hidden">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <TableRow
              key={line.id}
              id={line.id}
              row={line}
              name={line.label}
              columns={columns}
              badges={[]}
              isTicked={undefined}
              onTick={() => undefined}
              isAway={false}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const RECORD: Record<AuditRecord, (id: string) => string> = {
  account: paths.officeAccount,
  people: paths.officePeople,
  pupil: paths.officePupil,
  licence: paths.officeLicence,
  mail: paths.mail,
  message: paths.officeMessage,
  thread: paths.officeThread,
  roadmap: paths.officeRoadmapItem,
  webinar: paths.webinar,
};

function personText(person: AuditLine['by']): string {
  if (!person) return text('itself');
  if (person.role === null) return text('former');
  return person.role === 'leerling' || person.role === 'demo'
    ? text('pupil', { name: person.name })
    : person.name;
}

/** What leads to the lines that have one thing in common. */
const Narrower = ({ to, label, children }: { to: AuditFilter; label: string; children: ReactNode }) => (
  <Link component={RouterLink} to={`?${addressOf(to)}`} aria-label={label}>
    {children}
  </Link>
);

function columnsOf(filter: AuditFilter): Column<AuditLine>[] {
  const person = (whose: AuditLine['by']) =>
    whose ? (
      <Narrower to={{ ...filter, person: whose.id }} label={text('onlyBy', { name: personText(whose) })}>
        {personText(whose)}
      </Narrower>
    ) : (
      personText(whose)
    );
  return [
    {
      id: 'at',
      label: text('columns.at'),
      value: ({ at }) => at,
      cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{moment.format(at)}</span>,
    },
    {
      id: 'by',
      label: text('columns.by'),
      value: ({ by, act }) => personText(act ?? by),
      cell: ({ by, act }) => person(act ?? by),
    },
    {
      id: 'act',
      label: text('columns.act'),
      value: ({ by, act }) => (act ? personText(by) : undefined),
      cell: ({ by, act }) => act && person(by),
    },
    { id: 'label', label: text('columns.label'), isHead: true, value: ({ label }) => label },
    {
      id: 'account',
      label: text('columns.account'),
      value: ({ account }) => account?.name,
      cell: ({ account }) =>
        account && (
          <Narrower
            to={{ ...filter, account: account.id }}
            label={text('onlyAt', { name: account.name || account.id })}
          >
            {account.name || account.id}
          </Narrower>
        ),
    },
    {
      id: 'subject',
      label: text('columns.subject'),
      value: ({ subject }) => subject?.name || subject?.id,
      cell: ({ subject }) =>
        subject && (
          <Narrower
            to={{ ...filter, subject: subject.id }}
            label={text('onlyOf', { name: subject.name || subject.id })}
          >
            {subject.name || `${subject.id.slice(0, SHOWN_OF_ID)}…`}
          </Narrower>
        ),
    },
    {
      id: 'reason',
      label: text('columns.reason'),
      value: ({ reason }) => reason,
      cell: ({ reason }) => reason,
    },
    {
      id: 'detail',
      label: text('columns.detail'),
      value: ({ detail }) => detail,
      cell: ({ detail }) => detail,
    },
    {
      id: 'tools',
      label: text('columns.tools'),
      isTool: true,
      value: () => undefined,
      cell: ({ record }) =>
        record && (
          <Link component={RouterLink} to={RECORD[record.kind](record.id)} sx={{ whiteSpace: 'nowrap' }}>
            {text(`records.${record.kind}`)}
          </Link>
        ),
    },
  ];
}

/** Of an id that nobody has a name for. */
const SHOWN_OF_ID = 8;
