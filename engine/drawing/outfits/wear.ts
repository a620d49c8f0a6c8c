import { anchorsOf, type Build } from '../klodder/cast.ts';
import { BACK_GARMENTS } from './backs.ts';
import { FACE_GARMENTS } from './faces.ts';
import { GRAND_HATS } from './grand-hats.ts';
import { LIGHT_HATS } from './hats.ts';
import { NECK_GARMENTS } from './necks.ts';
import { drawSheets, type Garment, type Sheet } from './sheets.ts';
import { TRAILS } from './trails.ts';
import { WON_HATS } from './won.ts';

/** Where a hat sits on a shape: the middle of its line, and how wide the head is there from middle to side. */
export interface Seat {
  x: number;
  y: number;
  half: number;
}

/** What a Klodder wears: the id of an outfit per slot. Ids that are not known are not drawn. */
export type WornOutfit = Readonly<Partial<Record<'hat' | 'face' | 'neck' | 'back' | 'trail', string>>>;

/** Drawn sizes of the anchors, as the garments assume them. */
const DRAWN = { hat: 30, eyeGap: 12.5, neck: 42, back: 44 } as const;

const HATS: Record<string, Garment> = { ...LIGHT_HATS, ...GRAND_HATS, ...WON_HATS };

/** Ids of everything that is drawn, per slot. */
export const OUTFIT_IDS = {
  hat: Object.keys(HATS),
  face: Object.keys(FACE_GARMENTS),
  neck: Object.keys(NECK_GARMENTS),
  back: Object.keys(BACK_GARMENTS),
  trail: Object.keys(TRAILS),
} as const;

/** What is worn, as layers of a Klodder's drawing in its own units; '' where there is nothing. */
export interface Dress {
  /** Behind the feet and the body. */
  behind: string;
  /** Straps and what else goes over the body, below everything else. */
  straps: string;
  neck: string;
  hat: string;
  /** Over the eyes. */
  face: string;
  /** Outlines of it all, for the white rim. */
  outline: string;
  /** The print that each step leaves; undefined for a drop of ink. */
  print: string | undefined;
}

/** The outfit on a body. `seat` is where a hat sits on it. */
export function dress(worn: WornOutfit, build: Build, seat: Seat): Dress {
  const { neck: neckAt } = anchorsOf(build);
  const { eyes, halfWidth } = build;
  const wide = seat.half / DRAWN.hat;
  // A wider head has a wider hat, that grows less in height.
  const hatAt = `translate(${seat.x} ${seat.y}) scale(${wide} ${0.5 + wide / 2})`;
  const faceAt = `translate(${eyes.x} ${eyes.y}) scale(${eyes.gap / DRAWN.eyeGap})`;
  const neckScale = halfWidth / DRAWN.neck;
  const neckAnchor = `translate(${neckAt[0]} ${neckAt[1]}) scale(${neckScale} 1)`;
  const backAt = `translate(0 -34) scale(${halfWidth / DRAWN.back} 1)`;

  const hat = garment(HATS, worn.hat);
  const face = garment(FACE_GARMENTS, worn.face);
  const neck = garment(NECK_GARMENTS, worn.neck);
  const back = garment(BACK_GARMENTS, worn.back);
  const layer = (sheets: readonly Sheet[] | undefined, at: string) =>
    sheets?.length ? `<g transform="${at}">${drawSheets(sheets)}</g>` : '';
  const edge = (parts: Garment | undefined, at: string) =>
    parts
      ? `<g transform="${at}">${[...(parts.behind ?? []), ...(parts.front ?? [])].map(({ d }) => `<path d="${d}"/>`).join('')}</g>`
      : '';
  return {
    behind: layer(back?.behind, backAt),
    straps: layer(back?.front, backAt),
    neck: layer(neck?.front, neckAnchor),
    hat: layer(hat?.front, hatAt),
    face: layer(face?.front, faceAt),
    outline: edge(back, backAt) + edge(hat, hatAt) + edge(neck, neckAnchor) + edge(face, faceAt),
    print: worn.trail === undefined ? undefined : TRAILS[worn.trail],
  };
}

const garment = (all: Record<string, Garment>, id: string | undefined): Garment | undefined =>
  id === undefined ? undefined : all[id];
