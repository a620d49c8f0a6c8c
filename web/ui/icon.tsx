/** Line icons of the adult areas, on a grid of 24. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  logout: 'M14 4H6v16h8M11 12h10m-4-4 4 4-4 4',
  group:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.2 3.2 0 0 1 0 6.2M17.5 14.3c2.6.5 4 2.4 4 5.7',
  dashboard: 'M4 19V10m5.4 9V5m5.2 14v-6M20 19V8',
  live: 'M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM8 16a5.7 5.7 0 0 1 0-8m8 0a5.7 5.7 0 0 1 0 8M5 19a10 10 0 0 1 0-14m14 0a10 10 0 0 1 0 14',
  offline:
    'M3 3l18 18M2.5 9A15 15 0 0 1 8 5.6m4.5-.7A15 15 0 0 1 21.5 9M6 13a9 9 0 0 1 4.5-2.4M12 19.5v.1M15 15a5 5 0 0 0-6 0',
  play: 'M7 4.5v15l12-7.5Z',
  map: 'M9 5 3.5 7.5v12L9 17l6 2.5 5.5-2.5V5L15 7.5 9 5Zm0 0v12m6-9.5v12',
  pause: 'M8 5v14M16 5v14',
  idle: 'M5 5h7l-7 8h7M14 12h5l-5 7h5',
  away: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5A7 7 0 0 1 12 3.5Z',
  right: 'M4.5 12.5 10 18 19.5 6.5',
  eraser: 'M9 19.5 3.5 14 14 3.5 20.5 10 11 19.5Zm0 0h11M8.5 9l6.5 6.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21',
  school: 'M2.5 10 12 5l9.5 5L12 15Zm4 2v5c3.5 2.700 7.5 2.700 11 0v-5M21.5 10v6',
  add: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Zm10-13.5 3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5m4-5v5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5Zm12.5-1a5 5 0 0 1 0 7m2.5-9.5a9 9 0 0 1 0 12',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M12 4.3a.8.8 0 1 0 .1 0Zm0 7a.8.8 0 1 0 .1 0Zm0 7a.8.8 0 1 0 .1 0Z',
  screen: 'M3.5 4.5h17v11h-17Zm5 15h7m-3.500-4v4',
  balloon: 'M12 15.5c-4 0-6-3-6-6a6 6 0 0 1 12 0c0 3-2 6-6 6Zm-1.500 2h3v3h-3Z',
  print:
    'M7 9V3.5h10V9M7 17H4.500a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 14h10v6.5H7Z',
  sun: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM12 2.500v2m0 15v2M2.500 12h2m15 0h2M5.300 5.300l1.400 1.400m10.600 10.600 1.400 1.400m0-13.400-1.400 1.400M6.700 17.300l-1.400 1.400',
  system: 'M3.5 4.5h17v11h-17ZM12 4.500v11M8.500 19.500h7',
  key: 'M14.5 13.5a5 5 0 1 0-4-4L3.5 16.500V20.500H7.500V18H10V15.500L11.500 13.500ZM16 8v.1',
  camera:
    'M4 8h3.500L9 5.500h6L16.500 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm8 8.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
  mail: 'M3.5 5.500h17v13h-17Zm0 1 8.500 7 8.500-7',
  account: 'M4.5 20V8.500L12 4l7.500 4.500V20ZM9.500 20v-5h5v5M9 11h.1M15 11h.1',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
} as const;
export type IconName = keyof typeof PATHS;

/** One icon in the colour of the text beside it; decoration only. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[name]} />
  </svg>
);
