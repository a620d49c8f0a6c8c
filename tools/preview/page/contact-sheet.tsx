import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { STANDARD } from '../wish.ts';
import { FORM_NAMES, VIEWABLE } from './games.ts';
import { openPlayer, playThrough } from './player.ts';
import { text } from './wording.ts';

const PHASES = ['voorbeeld', 'vraag', 'spel', 'goed', 'nogeens', 'onthul', 'neemover', 'einde'] as const;
/** A picture is taken so long into its phase, in looks of 30 ms, or at its end: things have arrived by then. */
const LOOKS = 14;
const SIZE = { width: 228, height: 128 } as const;
/** Pictures have this many times as many px: they are printed too. */
const SHARP = 3;
const SPEED = 2;
const MOST_MS = 120_000;

/** All scenes by all phases on one page, to be laid side by side and printed. */
export function ContactSheet() {
  const [shots, setShots] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState('');
  const stop = useRef<AbortController>(undefined);
  const games = VIEWABLE.filter(({ forms }) => forms.length > 0);
  const make = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setShots(new Map());
    for (const { id, title, forms } of games) {
      if (signal.aborted) break;
      setBusy(text('sheetPage.busy', { game: title, form: FORM_NAMES[forms[0]!] }));
      await shoot(id, signal, (phase, url) =>
        setShots((before) => new Map(before).set(`${id}/${phase}`, url)),
      );
    }
    setBusy('');
  };
  return (
    <Box component="main" sx={{ flex: 1, overflow: 'auto', p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2, '@media print': { display: 'none' } }}>
        <Typography>{text('sheetPage.intro', { count: games.length })}</Typography>
        {busy ? (
          <Button variant="outlined" onClick={() => stop.current?.abort()}>
            {text('sheetPage.stop')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void make()}>
            {text('sheetPage.start')}
          </Button>
        )}
        <Button disabled={shots.size === 0} onClick={() => window.print()}>
          {text('sheetPage.print')}
        </Button>
        <Typography role="status">{busy}</Typography>
      </Box>
      <table>
        <thead>
          <tr>
            <th />
            {PHASES.map((phase) => (
              <th key={phase}>{text(`phases.${phase}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ id, title }) => (
            <tr key={id} style={{ breakInside: 'avoid' }}>
              <th style={{ textAlign: 'start' }}>{title}</th>
              {PHASES.map((phase) => {
                const url = shots.get(`${id}/${phase}`);
                return (
                  <td key={phase}>
                    {url ? (
                      <img
                        src={url}
                        alt={`${title}: ${text(`phases.${phase}`)}`}
                        width={SIZE.width}
                        height={SIZE.height}
                      />
                    ) : (
                      <Box
                        sx={{
                          width: SIZE.width,
                          height: SIZE.height,
                          bgcolor: 'action.hover',
                          display: 'grid',
                          placeItems: 'center',
                        }}
                      >
                        {!busy && shots.size > 0 && text('sheetPage.missing')}
                      </Box>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Plays one game and takes a picture of each phase. */
async function shoot(id: string, signal: AbortSignal, taken: (phase: string, url: string) => void) {
  const wish = { ...STANDARD, game: id, example: true, count: 4, screen: '1366x768' };
  const player = await openPlayer(wish, signal).catch(() => undefined);
  if (!player) return;
  const picture = document.createElement('canvas');
  Object.assign(picture, { width: SIZE.width * SHARP, height: SIZE.height * SHARP });
  const done = new Set<string>();
  let [last, looks] = ['', 0];
  const keep = () => {
    if (last === '' || done.has(last)) return;
    done.add(last);
    taken(last, picture.toDataURL('image/webp', 0.85));
  };
  await playThrough(player, {
    plan: 'fasen',
    speed: SPEED,
    signal,
    mostMs: MOST_MS,
    look(phase) {
      if (phase !== last) keep();
      [looks, last] = [phase === last ? looks + 1 : 0, phase];
      if (!done.has(phase))
        picture.getContext('2d')?.drawImage(player.canvas, 0, 0, picture.width, picture.height);
      if (looks === LOOKS) keep();
    },
  });
  player.close();
}
