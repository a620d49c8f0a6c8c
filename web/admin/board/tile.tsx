import { Box, LinearProgress, Link, Typography } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Standing } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';
import { Answers } from './answers.tsx';
import { needsHelp } from './order.ts';
import { Portrait } from './portrait.tsx';
import { STATE_LOOKS } from './state-looks.ts';
import { board } from './wording.ts';

interface Props {
  tile: Tile;
  /** Whole minutes since the last answer or change of screen. */
  still: number;
  /** Whether the screen stands still for the teacher. */
  held: boolean;
  /** The page of this pupil, which opens by a press anywhere on the tile where nothing else is pressed. */
  path: string;
  /** What is said of practice time where it is not that of the group. */
  time?: string;
  /** What can be done for this pupil. */
  menu: ReactNode;
  /** What to practise first, where what is practised now is too hard. */
  stepBack?: ReactNode;
}

/** States in which nobody has to do anything: on a narrow tile their word makes room for the name. */
const CALM: readonly Tile['state'][] = ['playing', 'map'];
/** What the heading or the flag of the tile says already. */
const isTold = ({ state, standing }: Tile) => state === 'away' || standing?.reason === 'still';
const NARROW = '@container (max-width: 245px)';

/** Out of sight, not out of hearing. */
const HIDDEN = { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const FRAME = {
  position: 'relative',
  cursor: 'pointer',
  containerType: 'inline-size',
  minWidth: 0,
  px: 1,
  bgcolor: 'background.paper',
  border: '2px solid',
  borderColor: 'divider',
  borderRadius: '12px 10px 13px 9px / 10px 13px 9px 12px',
} as const;

/** One pupil on the live board. Who is away takes little room. */
export function PupilTile({ tile, still, held, path, time, menu, stepBack }: Props) {
  const { answers, right } = tile.today;
  const navigate = useNavigate();
  const head = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.8, minWidth: 0 }}>
      <Typography component="h2" noWrap title={tile.name} sx={{ flex: 1, fontSize: '1rem', fontWeight: 700 }}>
        <Link component={RouterLink} to={path} color="inherit" underline="hover">
          {tile.name}
        </Link>
      </Typography>
      {held ? <HeldMark /> : <StateMark tile={tile} still={still} />}
      {menu}
    </Box>
  );
  const shared = {
    'data-pupil': tile.pupilId,
    'data-state': tile.state,
    'data-standing': tile.standing?.cluster,
    'data-held': held,
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      // A menu of this tile lies elsewhere on the page.
      const isOwn = target instanceof Element && currentTarget.contains(target);
      if (isOwn && !target.closest('a, button')) void navigate(path);
    },
  };
  if (tile.state === 'away') {
    return (
      <Box component="li" {...shared} sx={{ ...FRAME, py: 0.3 }}>
        {head}
      </Box>
    );
  }
  const help = needsHelp(tile);
  return (
    <Box
      component="li"
      {...shared}
      sx={{
        ...FRAME,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: stepBack ? 'auto 1fr auto auto' : 'auto 1fr auto',
        gap: 0.4,
        py: 0.7,
        ...(help && { borderColor: 'warning.main' }),
      }}
    >
      {help && tile.standing && <HelpFlag standing={tile.standing} still={still} />}
      {head}
      <Box sx={{ display: 'flex', alignSelf: 'start', alignItems: 'center', gap: 0.8, minWidth: 0 }}>
        <Portrait avatar={tile.avatar} />
        <Activity tile={tile} {...(time !== undefined && { time })} />
      </Box>
      {stepBack}
      <Box
        sx={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: 0.5, minHeight: 20 }}
      >
        <Answers tile={tile} />
        {answers > 0 && (
          <Typography
            component="span"
            sx={{ fontSize: '0.85rem', fontWeight: 700, lineHeight: 1.4, whiteSpace: 'nowrap' }}
            title={admin('board.today', { right, answers })}
          >
            <span aria-hidden>{admin('board.todayShort', { right, answers })}</span>
            <span className="visually-hidden">{admin('board.today', { right, answers })}</span>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** In place of the state: this pupil looks up. */
const HeldMark = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      gap: 0.4,
      px: 0.8,
      whiteSpace: 'nowrap',
      fontSize: '0.8rem',
      fontWeight: 700,
      borderRadius: 5,
      color: '#5f2f94',
      bgcolor: '#efe6f8',
    }}
  >
    <Icon name="pause" size={15} />
    {board('held')}
  </Box>
);

function StateMark({ tile, still }: Pick<Props, 'tile' | 'still'>) {
  const { icon, colour, ground } = STATE_LOOKS[tile.state];
  return (
    <Box
      component="span"
      title={stateText(tile, still)}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: 0.4,
        px: 0.8,
        py: 0.1,
        whiteSpace: 'nowrap',
        fontSize: '0.8rem',
        fontWeight: 700,
        color: colour,
        bgcolor: ground,
        borderRadius: 5,
      }}
    >
      <Icon name={icon} size={15} />
      <Box
        component="span"
        sx={isTold(tile) ? HIDDEN : CALM.includes(tile.state) ? { [NARROW]: HIDDEN } : {}}
      >
        {stateText(tile, still)}
      </Box>
    </Box>
  );
}

/** A tag on the edge of the tile that says why: not by colour alone. */
const HelpFlag = ({ standing: { reason }, still }: { standing: Standing; still: number }) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      top: -11,
      left: 10,
      px: 0.7,
      fontSize: '0.75rem',
      fontWeight: 700,
      lineHeight: '18px',
      color: 'warning.contrastText',
      bgcolor: 'warning.main',
      borderRadius: 1,
    }}
  >
    {reason === 'still' && still > 0
      ? board('reason.stillFor', { minutes: still })
      : board(`reason.${reason}`)}
  </Box>
);

function stateText(tile: Tile, still: number): string {
  if (tile.state === 'offline' && tile.waiting > 0) return admin('board.waiting', { count: tile.waiting });
  if (tile.state === 'idle' && still > 0) return admin('board.still', { minutes: still });
  return admin(`board.state.${tile.state}`);
}

function Activity({ tile: { gameTitle, task, progress, today }, time }: Pick<Props, 'tile' | 'time'>) {
  const label =
    progress && admin('board.exercise', { at: Math.min(progress.at + 1, progress.of), of: progress.of });
  return (
    <Box sx={{ flex: 1, minWidth: 0, minHeight: '2.2rem' }}>
      <Typography
        noWrap
        title={[gameTitle, task].filter(Boolean).join(' · ')}
        sx={{ fontSize: '0.86rem', lineHeight: 1.35, color: gameTitle ? 'text.primary' : 'text.secondary' }}
      >
        {gameTitle
          ? [gameTitle, task].filter(Boolean).join(' · ')
          : today.answers > 0
            ? admin('board.today', today)
            : admin('board.noGame')}
      </Typography>
      {/* Who is in a game began it before, or plays what stands ready. */}
      {!gameTitle && time !== undefined && (
        <Typography sx={{ fontSize: '0.78rem', lineHeight: 1.35, color: 'text.secondary' }}>
          {time}
        </Typography>
      )}
      {progress && label && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.8 }}>
          <LinearProgress
            variant="determinate"
            value={(100 * progress.at) / Math.max(1, progress.of)}
            aria-label={label}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Typography
            component="span"
            aria-hidden
            sx={{ fontSize: '0.78rem', lineHeight: 1.2, color: 'text.secondary' }}
          >
            {Math.min(progress.at + 1, progress.of)}/{progress.of}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
