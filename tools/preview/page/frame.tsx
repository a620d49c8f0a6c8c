import { Box } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { writeWish, type Wish } from '../wish.ts';
import type { Podium } from './podium.ts';

interface Props {
  wish: Wish;
  /** Changes to open the same scene anew. */
  turn: number;
  /** What lies over the scene, in px of its own screen. */
  children?: React.ReactNode;
  onPodium: (podium: Podium | undefined) => void;
}

/** The scene on a screen of the wished size, made as small as there is room for. */
export function Frame({ wish, turn, children, onPodium }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, height] = wish.screen.split('x').map(Number) as [number, number];
  const scale = useScale(room, width, height);
  const query = writeWish({ ...wish }).toString();
  useEffect(() => {
    const timer = setInterval(() => {
      const podium = frame.current?.contentWindow?.podium;
      if (!podium) return;
      clearInterval(timer);
      onPodium(podium);
    }, 50);
    return () => {
      clearInterval(timer);
      onPodium(undefined);
    };
  }, [query, turn, onPodium]);
  return (
    <Box
      ref={room}
      sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'grid', placeItems: 'center', overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: width * scale,
          height: height * scale,
          position: 'relative',
          boxShadow: 3,
          bgcolor: '#f2ead8',
        }}
      >
        <Box
          sx={{ width, height, position: 'absolute', transform: `scale(${scale})`, transformOrigin: '0 0' }}
        >
          <iframe
            key={`${query}/${turn}`}
            ref={frame}
            title="Het spel"
            src={`./stage.html?${query}`}
            width={width}
            height={height}
            style={{ border: 0, display: 'block' }}
          />
          {children}
        </Box>
      </Box>
    </Box>
  );
}

function useScale(room: RefObject<HTMLDivElement | null>, width: number, height: number): number {
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const measure = () => setScale(Math.min(1, box.clientWidth / width, box.clientHeight / height) || 0.1);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [room, width, height]);
  return scale;
}
