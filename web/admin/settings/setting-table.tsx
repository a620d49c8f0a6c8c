import {
  Button,
  Link,
  Chip,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Follower, Setting } from '../../../server/contract/settings.ts';
import { paths } from '../../app/paths.ts';
import { dayText } from './values.ts';
import { text } from './wording.ts';

type Kind = 'default' | 'archive' | 'restore';

interface Props {
  adminId: string;
  groepId: string;
  settings: readonly Setting[];
  pupils: readonly Follower[];
  busy: boolean;
  onAct: (kind: Kind, setting: Setting) => void;
}

/** The settings of a group: the default first, those that are put away last. */
export function SettingTable({ adminId, groepId, settings, pupils, busy, onAct }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={text('title')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('list.name')}</TableCell>
            <TableCell align="right">{text('list.pupils')}</TableCell>
            <TableCell align="right">{text('list.differs')}</TableCell>
            <TableCell>{text('list.period')}</TableCell>
            <TableCell>
              <span className="visually-hidden">{text('list.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {settings.map((setting) => {
            const { id, name, isDefault, archived } = setting;
            const own = pupils.filter(({ follows }) => follows === id);
            const button = (kind: Kind, label: 'makeDefault' | 'archive' | 'restore') => (
              <Button
                disabled={busy}
                onClick={() => onAct(kind, setting)}
                aria-label={text(`list.${label}Of`, { name })}
              >
                {text(`list.${label}`)}
              </Button>
            );
            return (
              <TableRow key={id} hover sx={archived ? { opacity: 0.75 } : undefined}>
                <TableCell component="th" scope="row">
                  <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                    <Link
                      component={RouterLink}
                      to={paths.setting(adminId, groepId, id)}
                      style={{ fontWeight: 700, fontSize: '1rem' }}
                    >
                      {name}
                    </Link>
                    {isDefault && <Chip label={text('default')} color="secondary" variant="outlined" />}
                    {archived && <Chip label={text('list.archived')} variant="outlined" />}
                  </Stack>
                </TableCell>
                <TableCell align="right">{own.length === 0 ? text('list.nobody') : own.length}</TableCell>
                <TableCell align="right">
                  {own.filter(({ differs }) => differs.length > 0).length || '–'}
                </TableCell>
                <TableCell>
                  <Period setting={setting} />
                </TableCell>
                <TableCell align="right">
                  <Stack
                    direction="row"
                    useFlexGap
                    sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}
                  >
                    <Button
                      component={RouterLink}
                      to={`${paths.setting(adminId, groepId, 'nieuw')}?kopie=${encodeURIComponent(id)}`}
                      aria-label={text('list.copyOf', { name })}
                    >
                      {text('list.copy')}
                    </Button>
                    {!archived && !isDefault && button('default', 'makeDefault')}
                    {!isDefault && (archived ? button('restore', 'restore') : button('archive', 'archive'))}
                  </Stack>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Period = ({ setting: { from, to, time, wholeGroup } }: { setting: Setting }) => (
  <Typography component="span" sx={{ fontSize: '0.95rem' }}>
    {from !== null && to !== null
      ? text('list.fromTo', { from: dayText(from), to: dayText(to) })
      : from !== null
        ? text('list.from', { from: dayText(from) })
        : to !== null
          ? text('list.to', { to: dayText(to) })
          : text('list.always')}
    {wholeGroup && `, ${text('list.wholeGroup')}`}
    {time !== 'now' && ` (${text(`list.${time}`)})`}
  </Typography>
);
