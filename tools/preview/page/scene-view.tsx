import { Alert, Box } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import type { Wish } from '../wish.ts';
import { go, linkOf } from './address.ts';
import { Controls } from './controls.tsx';
import { Frame } from './frame.tsx';
import { Inspector } from './inspector.tsx';
import { Overlay } from './overlay.tsx';
import type { Podium } from './podium.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useLook } from './use-look.ts';

/** One scene with its settings on the left and what goes on in it on the right. */
export function SceneView({ wish }: { wish: Wish }) {
  const [podium, setPodium] = useState<Podium>();
  const [turn, setTurn] = useState(0);
  const [targets, setTargets] = useState(false);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const change = (part: Partial<Wish>) => go(linkOf({ ...wish, done: '', ...part }), true);
  const error = useLook(() => podium?.error ?? podium?.host.hud.getState().error, 300);
  useShortcuts({ podium, again, toggleTargets: () => setTargets((before) => !before) });
  return (
    <Box
      component="main"
      sx={{ flex: 1, minHeight: 0, display: 'grid', gridTemplateColumns: '290px minmax(0, 1fr) 340px' }}
    >
      <SettingsPanel wish={wish} podium={podium} onChange={change} />
      <Box
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, p: 1, gap: 1, bgcolor: 'action.hover' }}
      >
        {error && <Alert severity="warning">{error}</Alert>}
        <Frame wish={wish} turn={turn} onPodium={setPodium}>
          {targets && podium && <Overlay podium={podium} />}
        </Frame>
        <Controls podium={podium} targets={targets} onTargets={setTargets} onAgain={again} />
      </Box>
      <Inspector podium={podium} wish={wish} />
    </Box>
  );
}

interface Shortcuts {
  podium: Podium | undefined;
  again: () => void;
  toggleTargets: () => void;
}

/** Keys of the page around the scene; in a field they are letters. */
function useShortcuts({ podium, again, toggleTargets }: Shortcuts) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role="combobox"]')
      )
        return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      switch (event.key.toLowerCase()) {
        case 'r':
          void podium?.play(podium.robot ? undefined : 'goed');
          break;
        case 't':
          if (podium) podium.time.speed = podium.time.speed === 0 ? 1 : 0;
          break;
        case '.':
          void podium?.time.step(1);
          break;
        case 'd':
          toggleTargets();
          break;
        case 'o':
          again();
          break;
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [podium, again, toggleTargets]);
}
