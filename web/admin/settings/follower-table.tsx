import {
  Button,
  Link,
  Checkbox,
  MenuItem,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Follower, Setting } from '../../../server/contract/settings.ts';
import { paths } from '../../app/paths.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  settings: readonly Setting[];
  pupils: readonly Follower[];
  busy: boolean;
  onGive: (setting: string | null, pupils: string[]) => void;
}

/** Which pupil follows what and where each differs; several are given a setting at once. */
export function FollowerTable({ adminId, groepId, settings, pupils, busy, onGive }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [setting, setSetting] = useState('');
  const there = pupils.filter(({ id }) => picked.has(id));
  const nameOf = (id: string | null) => settings.find((one) => one.id === id)?.name ?? '';
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={text('list.follows')}
          value={setting}
          onChange={(event) => setSetting(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 220 }}
        >
          <MenuItem value="">{text('list.theGroup')}</MenuItem>
          {settings
            .filter(({ archived }) => !archived)
            .map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={there.length === 0 || busy}
          onClick={() => {
            onGive(
              setting || null,
              there.map(({ id }) => id),
            );
            setPicked(new Set());
          }}
        >
          {text('list.give', { count: there.length })}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('list.giveHint')}</Typography>
      </Stack>
      <TableContainer component={Paper} variant="outlined">
        <Table aria-label={text('list.pupilsTitle')}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={there.length === pupils.length}
                  indeterminate={there.length > 0 && there.length < pupils.length}
                  onChange={() =>
                    setPicked(
                      there.length === pupils.length ? new Set() : new Set(pupils.map(({ id }) => id)),
                    )
                  }
                  slotProps={{ input: { 'aria-label': text('list.selectAll') } }}
                />
              </TableCell>
              <TableCell>{text('list.name')}</TableCell>
              <TableCell>{text('list.follows')}</TableCell>
              <TableCell>{text('list.differs')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pupils.map(({ id, name, chosen, follows, differs }) => (
              <TableRow key={id} hover>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={picked.has(id)}
                    onChange={() => toggle(id)}
                    slotProps={{ input: { 'aria-label': text('list.select', { name }) } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  <Link
                    component={RouterLink}
                    to={paths.pupilSetting(adminId, groepId, id)}
                    aria-label={text('list.open', { name })}
                    style={{ fontWeight: 700 }}
                  >
                    {name}
                  </Link>
                </TableCell>
                <TableCell>
                  {nameOf(follows)}
                  {chosen === null && (
                    <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                      {` (${text('list.theGroup')})`}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  {differs.length === 0 ? (
                    <Typography component="span" sx={{ color: 'text.secondary' }}>
                      {text('list.none')}
                    </Typography>
                  ) : (
                    differs.map((field) => text(`field.${field}`)).join(', ')
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
