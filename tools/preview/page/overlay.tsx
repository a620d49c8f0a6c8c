import type { Podium } from './podium.ts';
import { useLook } from './use-look.ts';

const COLOURS = { right: '#0b7a3e', wrong: '#c62828', neutral: '#5f2f94', control: '#1c4a9e' } as const;

/** What can be touched now, drawn over the scene in px of its screen. */
export function Overlay({ podium }: { podium: Podium }) {
  const targets = useLook(() => podium.hook?.targets() ?? [], 100);
  return (
    <svg
      width="100%"
      height="100%"
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
      aria-hidden
    >
      {targets
        .filter(({ visible }) => visible)
        .map(({ id, role, label, rect, actionable }) => (
          <g key={id} opacity={actionable ? 1 : 0.45}>
            <rect
              x={rect.x}
              y={rect.y}
              width={rect.w}
              height={rect.h}
              fill={COLOURS[role]}
              fillOpacity={0.12}
              stroke={COLOURS[role]}
              strokeWidth={3}
              strokeDasharray={actionable ? undefined : '6 5'}
            />
            <text
              x={rect.x + 3}
              y={rect.y - 4}
              fontSize="13"
              fontWeight="700"
              fill={COLOURS[role]}
              stroke="#fff"
              strokeWidth="3"
              paintOrder="stroke"
            >
              {label ?? id} {Math.round(rect.w)}×{Math.round(rect.h)}
            </text>
          </g>
        ))}
    </svg>
  );
}
