import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

interface Props {
  /** What it is a table of, for those who can't see it. */
  label: string;
  heads: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}

/** A few rows that nobody sorts or searches. */
export const SmallTable = ({ label, heads, rows }: Props) => (
  <TableContainer sx={{ maxWidth: 560 }}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head} component="th" scope="col">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, i) => (
              <TableCell key={i}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
