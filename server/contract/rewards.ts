import { z } from 'zod';
import type { Speech } from '../../engine/exercise/index.ts';
import { defineCall, idSchema } from './call.ts';

/** Where an outfit goes on a Klodder; one thing fits in each. */
export const SLOTS = ['hat', 'face', 'neck', 'back', 'trail'] as const;
export type Slot = (typeof SLOTS)[number];

/** What a Klodder wears: the id of an outfit per slot. */
export const wornSchema = z.partialRecord(z.enum(SLOTS), z.string());
export type Worn = z.infer<typeof wornSchema>;

/** A change of clothes: what goes on in a slot, or null for what comes off. Slots that are not named stay as they are. */
const clothesSchema = z.partialRecord(z.enum(SLOTS), z.string().nullable());
export type Clothes = z.infer<typeof clothesSchema>;

/** What a pupil's own Klodder can look like (scenes/README.md 2.3); the drawings have the same names. */
export const KLODDER_LOOKS = {
  shape: ['rond', 'peer', 'druppel', 'brood'],
  colour: ['blauw', 'koraal', 'mos', 'pruim', 'oker', 'zeegroen', 'roze', 'lila'],
  pattern: ['effen', 'stippen', 'strepen', 'ruiten', 'golven', 'sterren', 'spatten', 'buik'],
} as const;
/** A look of the own Klodder: what is chosen of each. */
export const klodderSchema = z.object({
  shape: z.enum(KLODDER_LOOKS.shape),
  colour: z.enum(KLODDER_LOOKS.colour),
  pattern: z.enum(KLODDER_LOOKS.pattern),
});
export type KlodderLook = z.infer<typeof klodderSchema>;

/** The look of a Klodder as it is stored; what is not known is as the drawing takes it: the first of each. */
export function lookOf({ shape, colour, pattern }: Record<keyof KlodderLook, string>): KlodderLook {
  const known = <T extends string>(list: readonly [T, ...T[]], value: string) =>
    list.find((one) => one === value) ?? list[0];
  return {
    shape: known(KLODDER_LOOKS.shape, shape),
    colour: known(KLODDER_LOOKS.colour, colour),
    pattern: known(KLODDER_LOOKS.pattern, pattern),
  };
}

/** Patterns of the kite of the week; the pupil picks one. */
export const KITE_PATTERNS = [
  'effen',
  'ruiten',
  'strepen',
  'stippen',
  'ster',
  'hart',
  'vis',
  'regenboog',
] as const;
export type KitePattern = (typeof KITE_PATTERNS)[number];

/** Something to wear, and whether this pupil has it. */
const outfitSchema = z.object({
  id: z.string(),
  slot: z.enum(SLOTS),
  name: z.string(),
  /** Null for what belongs to a trophy. */
  price: z.int().nullable(),
  owned: z.boolean(),
});
export type Outfit = z.infer<typeof outfitSchema>;

const blobSchema = z.object({
  id: z.string(),
  name: z.string(),
  habit: z.string(),
  price: z.int(),
  owned: z.boolean(),
});
export type BlobFriend = z.infer<typeof blobSchema>;

const trophySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How it is earned, in a child's words. */
  how: z.string(),
  /** How far the pupil is, at most `goal`. */
  count: z.int(),
  goal: z.int(),
  /** When it was earned, ms since the epoch; null when not yet. */
  at: z.number().nullable(),
  /** The outfit it hands out. */
  outfit: z.string(),
});
export type Trophy = z.infer<typeof trophySchema>;

const kiteSchema = z.object({
  /** Its Monday, as 2026-11-16. */
  week: z.string(),
  bows: z.int(),
  goal: z.int(),
  pattern: z.enum(KITE_PATTERNS),
  flown: z.boolean(),
});
export type Kite = z.infer<typeof kiteSchema>;

export const rewardsSchema = z.object({
  coins: z.int(),
  outfits: z.array(outfitSchema),
  blobs: z.array(blobSchema),
  worn: wornSchema,
  look: klodderSchema,
  trophies: z.array(trophySchema),
  /** The balloon of the pupil's group; null for who is in no group. Who lifted how much is not told. */
  balloon: z
    .object({
      /** Metres, rounded down. */
      height: z.int(),
      stickers: z.array(z.object({ id: z.string(), name: z.string(), height: z.int() })),
    })
    .nullable(),
  /** The kite of this week. */
  kite: kiteSchema,
  /** Kites of earlier weeks that got a bow, newest first. */
  kites: z.array(kiteSchema),
  today: z.object({
    /** Minutes of practice, rounded down. */
    minutes: z.int(),
    exercises: z.int(),
    /** After 25 minutes: time for something else; play skill brings no coins any more. */
    golden: z.boolean(),
    /** Then Moes says `GOLDEN_LINE`. */
    spoken: z.custom<Speech>().optional(),
  }),
  /** Trophies, and weeks whose kites flew, since they were asked for last: to be told once. */
  news: z.object({ trophies: z.array(z.string()), flown: z.array(z.string()) }),
});
export type Rewards = z.infer<typeof rewardsSchema>;

/** What Moes says in the golden hour (scenes/landkaart/README.md 4.6). */
export const GOLDEN_LINE = 'Mooi gewerkt. Tijd om even te bewegen?';

const pupilParams = z.object({ pupil: idSchema });

export const getRewards = defineCall({
  id: 'getRewards',
  method: 'GET',
  path: '/api/pupils/{pupil}/rewards',
  action: 'pupil:map',
  summary: 'Munten, kraam, kleren, trofeeën, groepsballon en weekvlieger van een leerling.',
  params: pupilParams,
  response: rewardsSchema,
});

const purseSchema = z.object({ coins: z.int(), owned: z.array(z.string()) });
export type Purse = z.infer<typeof purseSchema>;

export const buyItem = defineCall({
  id: 'buyItem',
  method: 'POST',
  path: '/api/pupils/{pupil}/purchases',
  action: 'round:play',
  when: 'practice',
  summary: 'Koop iets in de kraam van Sjaak. Wat er al is, wordt niet nog eens betaald.',
  params: pupilParams,
  /** `id` is made by the client: asking twice is one purchase. */
  body: z.object({ id: z.uuid(), item: idSchema }),
  response: purseSchema,
  errors: ['not-found', 'conflict'],
});

export const wear = defineCall({
  id: 'wear',
  method: 'PATCH',
  path: '/api/pupils/{pupil}/worn',
  action: 'round:play',
  when: 'practice',
  summary: 'Doe de eigen Klodder iets aan of uit. Wat niet genoemd wordt, blijft zoals het is.',
  params: pupilParams,
  body: z.object({ worn: clothesSchema }),
  response: z.object({ worn: wornSchema }),
  errors: ['conflict'],
});

export const chooseKlodder = defineCall({
  id: 'chooseKlodder',
  method: 'PATCH',
  path: '/api/pupils/{pupil}/klodder',
  action: 'round:play',
  when: 'practice',
  summary:
    'Kies vorm, kleur of patroon van de eigen Klodder. Dat kost niets; wat niet genoemd wordt, blijft.',
  params: pupilParams,
  body: klodderSchema.partial(),
  response: klodderSchema,
});

export const chooseKite = defineCall({
  id: 'chooseKite',
  method: 'PUT',
  path: '/api/pupils/{pupil}/kite',
  action: 'round:play',
  when: 'practice',
  summary: 'Kies het patroon van de weekvlieger.',
  params: pupilParams,
  body: z.object({ pattern: z.enum(KITE_PATTERNS) }),
  response: z.object({ kite: kiteSchema }),
});

const pieceSchema = z.object({
  /** The round that made it. */
  id: z.string(),
  game: idSchema,
  /** When that round began, ms since the epoch. */
  at: z.number(),
  stars: z.int(),
  /** What the pupil picked in its finale. */
  keepsake: z.string().optional(),
});
export type Piece = z.infer<typeof pieceSchema>;

export const getCollection = defineCall({
  id: 'getCollection',
  method: 'GET',
  path: '/api/pupils/{pupil}/collection',
  action: 'pupil:map',
  summary: 'De verzamelkast: per spel de stukken die uitgespeelde ronden maakten, de nieuwste eerst.',
  params: pupilParams,
  /** One shelf further back: pieces of `game` from before the moment `before`. Without it the newest of every shelf. */
  query: z.object({ game: idSchema.optional(), before: z.coerce.number().optional() }),
  response: z.object({
    shelves: z.array(z.object({ game: idSchema, total: z.int(), pieces: z.array(pieceSchema) })),
  }),
});

export const getPiece = defineCall({
  id: 'getPiece',
  method: 'GET',
  path: '/api/pupils/{pupil}/collection/{round}',
  action: 'pupil:map',
  summary: 'Een stuk uit de verzamelkast met de woorden waarvan het gemaakt is.',
  params: pupilParams.extend({ round: idSchema }),
  /** Its words in the order of the round; `speech` where a word is short enough to be spoken. */
  response: pieceSchema.extend({
    words: z.array(z.object({ text: z.string(), speech: z.custom<Speech>().optional() })),
  }),
  errors: ['not-found'],
});
