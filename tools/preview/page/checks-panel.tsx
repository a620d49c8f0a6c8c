import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Wish } from '../wish.ts';
import { CHECKS, checkScene, type Findings } from './checks.ts';
import { text } from './wording.ts';

/** The check list of a scene: what is in order, and in red what is not. */
export function ChecksPanel({ wish }: { wish: Wish }) {
  const [busy, setBusy] = useState('');
  const [found, setFound] = useState<Findings | string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    stop.current = new AbortController();
    setFound(undefined);
    setBusy(text('phases.laden'));
    try {
      setFound(await checkScene(wish, stop.current.signal, (phase) => setBusy(text(`phases.${phase}`))));
    } catch (error) {
      setFound(error instanceof Error ? error.message : String(error));
    }
    setBusy('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{text('checks.intro')}</Typography>
      <Button variant="contained" disabled={busy !== ''} onClick={() => void run()}>
        {busy ? text('checks.running', { what: busy }) : text('checks.run')}
      </Button>
      {typeof found === 'string' && <Alert severity="error">{found}</Alert>}
      {typeof found === 'object' &&
        CHECKS.map((check) => (
          <Alert key={check} severity={found[check].length === 0 ? 'success' : 'error'} sx={{ py: 0 }}>
            {text(`checks.names.${check}`)}
            {found[check].map((what) => (
              <div key={what} style={{ fontSize: 13 }}>
                {what}
              </div>
            ))}
          </Alert>
        ))}
    </Box>
  );
}
