import { Box, Card, CardActionArea, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { STANDARD } from '../wish.ts';
import { go, linkOf } from './address.ts';
import { FORM_NAMES, VIEWABLE, type Viewable } from './games.ts';
import { openPlayer } from './player.ts';
import { text } from './wording.ts';

/** How long each card plays before the next one does; one scene plays at a time. */
const PLAYS_MS = 6000;
const SIZE = { width: 342, height: 192 } as const;

/** All scenes as cards; they come to life in turn, and the one that is pointed at at once. */
export function Gallery() {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState('');
  const canvases = useRef(new Map<string, HTMLCanvasElement>());
  const shown = VIEWABLE.filter(({ title, family }) =>
    `${title} ${family}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const ids = shown.map(({ id }) => id).join(' ');

  useEffect(() => {
    const stop = new AbortController();
    void playInTurns(wanted ? [wanted] : ids.split(' '), canvases.current, stop.signal);
    return () => stop.abort();
  }, [ids, wanted]);

  return (
    <Box component="main" sx={{ flex: 1, overflow: 'auto', p: 2 }}>
      <TextField
        label={text('search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 2, width: 300 }}
      />
      {shown.length === 0 && <Typography>{text('none')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shown.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            onPoint={setWanted}
            canvas={(element) => {
              if (element) canvases.current.set(game.id, element);
              else canvases.current.delete(game.id);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

interface CardProps {
  game: Viewable;
  onPoint: (id: string) => void;
  canvas: (element: HTMLCanvasElement | null) => void;
}

const GameCard = ({ game, onPoint, canvas }: CardProps) => (
  <Card variant="outlined" sx={{ width: SIZE.width }}>
    <CardActionArea
      aria-label={text('open', { title: game.title })}
      onMouseEnter={() => onPoint(game.id)}
      onMouseLeave={() => onPoint('')}
      onClick={() => go(linkOf({ ...STANDARD, game: game.id }))}
    >
      <canvas
        ref={canvas}
        width={SIZE.width}
        height={SIZE.height}
        style={{ display: 'block', background: '#e3f1fb' }}
      />
      <Box sx={{ px: 1.5, py: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{game.title}</Typography>
        <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {game.forms.map((form) => FORM_NAMES[form]).join(', ') || game.family}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
);

async function playInTurns(
  ids: readonly string[],
  canvases: ReadonlyMap<string, HTMLCanvasElement>,
  signal: AbortSignal,
) {
  // Who moves along the cards opens none of them.
  await wait(250);
  for (let i = 0; !signal.aborted && ids[0]; i++) {
    const id = ids[i % ids.length]!;
    const wish = { ...STANDARD, game: id, count: 6 };
    const player = await openPlayer(wish, signal).catch(() => undefined);
    if (player) {
      void player.podium.play('gemengd');
      const end = Date.now() + PLAYS_MS;
      while (!signal.aborted && Date.now() < end) {
        const target = canvases.get(id);
        target?.getContext('2d')?.drawImage(player.canvas, 0, 0, target.width, target.height);
        await wait(100);
      }
      player.close();
    } else await wait(1000);
  }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
