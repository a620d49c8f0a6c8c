import { Box } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { LOW } from './theme.tsx';

/** How much of the foot of the window a `StickyFoot` takes, in CSS: messages stand above it. */
export const FOOT = 'var(--sticky-foot, 0px)';

/** What stays in view at the foot of the page, such as the button of a long form; on a low screen it would leave too little of the page. */
export function StickyFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const { position } = getComputedStyle(entry!.target);
      const height = position === 'sticky' ? entry!.target.getBoundingClientRect().height : 0;
      style.setProperty('--sticky-foot', `${height}px`);
    });
    observer.observe(foot.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-foot');
    };
  }, []);
  return (
    <Box
      ref={foot}
      className="sticky-foot no-print"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        [LOW]: { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}
