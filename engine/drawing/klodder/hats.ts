import { PALETTE } from '../palette.ts';
import type { KlodderName } from './cast.ts';

/** One sheet of a hat: outline, fill, what is drawn inside it and the shine. */
export interface HatPiece {
  d: string;
  fill: string;
  inner?: string;
  shine?: string;
  line?: number;
}

/** Hats in the order their pieces lie on each other, drawn for the Klodder that wears them. */
export const HATS = {
  moes: [
    { d: 'M11 -93C10 -100 13 -105 18 -106C22 -106 22 -101 19 -99C18 -97 18 -95 18 -92Z', fill: '#C94A33' },
    {
      d: 'M-17 -76C-24 -90 -4 -99 16 -96C38 -94 55 -81 48 -66C46 -60 38 -62 32 -66C22 -72 6 -75 -6 -71C-12 -69 -15 -72 -17 -76Z',
      fill: PALETTE.coral,
      shine: 'M-6 -85C2 -91 12 -92 19 -90',
    },
    {
      d: 'M-12 -76C4 -81 26 -77 39 -67C42 -64 40 -60 36 -61C23 -69 5 -73 -9 -69C-14 -68 -16 -74 -12 -76Z',
      fill: '#B93F2A',
    },
  ],
  pleun: [
    {
      d: 'M-26 -72C-28 -96 -15 -107 2 -107C20 -107 30 -95 29 -72Z',
      fill: PALETTE.ochre,
      shine: 'M-16 -84C-16 -93 -11 -98 -5 -100',
      inner: `<path d="M2 -108V-66" stroke="#C98A17" stroke-width="3" fill="none"/>`,
    },
    {
      d: 'M-48 -57C-45 -73 -22 -79 2 -79C24 -79 41 -74 44 -65C45 -59 40 -59 35 -62C18 -71 -14 -71 -31 -58C-38 -52 -49 -50 -48 -57Z',
      fill: PALETTE.ochre,
    },
  ],
  dok: [
    {
      d: 'M-24 -66C-24 -90 -8 -100 10 -100C30 -100 43 -87 42 -64Z',
      fill: PALETTE.ochre,
      shine: 'M-13 -79C-11 -87 -6 -91 0 -93',
      inner: `<path d="M3 -102C1 -90 1 -78 2 -64H19C20 -78 19 -90 16 -102Z" fill="#D79A1E"/>`,
    },
    {
      d: 'M-31 -67C-14 -73 30 -72 51 -65C57 -62 55 -56 48 -57C26 -62 -8 -63 -28 -59C-35 -58 -37 -65 -31 -67Z',
      fill: PALETTE.ochre,
    },
  ],
  fien: [
    {
      d: 'M-41 -44C-45 -56 -42 -68 -33 -77L-23 -69C-29 -61 -29 -52 -28 -42C-29 -35 -38 -36 -41 -44Z',
      fill: '#B9713F',
    },
    { d: 'M41 -44C45 -56 42 -68 33 -77L23 -69C29 -61 29 -52 28 -42C29 -35 38 -36 41 -44Z', fill: '#B9713F' },
    {
      d: 'M-35 -69C-33 -84 -22 -94 -10 -99C-3 -95 6 -95 12 -98C23 -93 33 -84 35 -69C14 -78 -14 -78 -35 -69Z',
      fill: '#B9713F',
      shine: 'M-23 -83C-19 -88 -15 -91 -11 -93',
      inner: `<path d="M0 -100V-70" stroke="#8A4F2A" stroke-width="2.5" fill="none"/>`,
    },
    { d: 'M-37 -75C-14 -84 14 -84 37 -75L36 -68C14 -77 -14 -77 -36 -68Z', fill: '#6B3F24', line: 2.6 },
    {
      d: 'M-12 -87C-5 -87 -1 -83 -2 -76C-3 -70 -7 -67 -13 -67C-20 -67 -24 -71 -23 -77C-22 -84 -18 -87 -12 -87Z',
      fill: '#CDEBFA',
      line: 3,
      inner: `<path d="M-21 -66L-9 -89L-4 -87L-14 -65Z" fill="#fff" opacity=".85"/>`,
    },
    {
      d: 'M12 -87C5 -87 1 -83 2 -76C3 -70 7 -67 13 -67C20 -67 24 -71 23 -77C22 -84 18 -87 12 -87Z',
      fill: '#CDEBFA',
      line: 3,
      inner: `<path d="M4 -66L16 -89L21 -87L11 -65Z" fill="#fff" opacity=".85"/>`,
    },
  ],
  sjaak: [
    {
      d: 'M-22 -74C-23 -92 -15 -101 -6 -102L0 -98L6 -103L12 -98L17 -102C28 -99 34 -89 33 -73Z',
      fill: '#F8E2A2',
      shine: 'M-13 -88C-12 -92 -10 -94 -7 -95',
      inner: `<path d="M-24 -93H36M-14 -104V-82M-4 -104V-82M6 -104V-82M16 -104V-82M26 -104V-82" stroke="#DDB85C" stroke-width="1.8" fill="none"/><path d="M-26 -86C-8 -81 18 -81 36 -85V-68H-26Z" fill="${PALETTE.coral}"/>`,
    },
    {
      d: 'M-48 -70C-40 -79 -17 -80 5 -80C28 -80 49 -78 55 -68C56 -62 47 -64 39 -66C18 -72 -11 -72 -32 -67C-41 -65 -51 -64 -48 -70Z',
      fill: '#F8E2A2',
      inner: `<path d="M-38 -72L-30 -68M-25 -77L-19 -70M-8 -79L-5 -71M11 -79L11 -71M28 -78L26 -70M43 -75L39 -68" stroke="#DDB85C" stroke-width="1.8"/>`,
    },
  ],
  tik: [
    { d: 'M1 -68V-80H5V-68Z', fill: PALETTE.ink, line: 0.5 },
    {
      d: 'M3 -79C-8 -88 -24 -88 -25 -81C-25 -74 -8 -73 3 -77C14 -72 30 -72 31 -79C31 -87 13 -87 3 -79Z',
      fill: PALETTE.coral,
      inner: `<path d="M3 -90H40V-70H3Z" fill="${PALETTE.ochre}"/>`,
    },
    {
      d: 'M-20 -47C-19 -62 -9 -70 3 -70C16 -70 26 -62 27 -46C12 -52 -6 -53 -20 -47Z',
      fill: PALETTE.ochre,
      inner: `<path d="M-4 -72C-8 -64 -9 -56 -8 -44H14C15 -56 13 -64 10 -72Z" fill="${PALETTE.blue}"/>`,
    },
    {
      d: 'M-22 -50C-8 -57 16 -56 30 -48C33 -45 31 -41 27 -42C14 -48 -6 -49 -19 -44C-24 -42 -26 -48 -22 -50Z',
      fill: PALETTE.coral,
    },
  ],
  omavlek: [
    {
      d: 'M-43 -46C-49 -74 -26 -89 0 -89C27 -89 49 -74 43 -46C40 -52 34 -57 28 -60C10 -67 -10 -67 -28 -60C-34 -57 -40 -52 -43 -46Z',
      fill: '#E58FA6',
      inner: `<path d="M-46 -66q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0M-42 -75q5 -5 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0M-30 -83q5 -5 10 0t10 0t10 0t10 0t10 0t10 0" fill="none" stroke="#B75D78" stroke-width="2.2"/>`,
    },
    {
      d: 'M-47 -46C-50 -52 -44 -57 -38 -55C-37 -61 -30 -64 -24 -61C-22 -67 -13 -69 -9 -65C-5 -70 5 -70 9 -65C13 -69 22 -67 24 -61C30 -64 37 -61 38 -55C44 -57 50 -52 47 -46C43 -41 37 -43 35 -47C30 -44 24 -48 23 -52C17 -50 11 -53 9 -58C4 -55 -4 -55 -9 -58C-11 -53 -17 -50 -23 -52C-24 -48 -30 -44 -35 -47C-37 -43 -43 -41 -47 -46Z',
      fill: PALETTE.paper,
      line: 3,
    },
  ],
  chef: [
    {
      d: 'M-25 -84C-33 -100 -42 -112 -32 -126C-22 -138 -10 -128 0 -136C10 -146 24 -134 36 -130C50 -126 46 -108 38 -100C32 -94 30 -88 28 -80C12 -88 -10 -90 -25 -84Z',
      fill: PALETTE.paper,
      shine: 'M-24 -112C-24 -118 -20 -122 -14 -123',
      inner: `<path d="M14 -140C44 -134 40 -104 26 -76H44V-146Z" fill="#D8DDEA"/>`,
    },
    {
      d: 'M-27 -86C-10 -93 14 -91 31 -84C34 -78 34 -72 32 -67C14 -74 -10 -75 -26 -69C-30 -74 -30 -81 -27 -86Z',
      fill: '#F4F0E4',
    },
  ],
} as const satisfies Record<KlodderName | 'chef', readonly HatPiece[]>;

export type HatName = keyof typeof HATS;
