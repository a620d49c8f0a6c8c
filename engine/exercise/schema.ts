import { z } from 'zod';
import type { ItemAnswer, RawAnswer, WholeAnswer } from './exercise.ts';
import { LONGEST_KEY_MS, MOST_KEY_STEPS, type KeyStep } from './keys.ts';

const id = z.string().min(1).max(64);
const place = z.int().min(0).max(64);

// By form, and not one after the other: every answer that comes in passes here, and each wrong guess has a price.
const wholeAnswerSchema: z.ZodType<WholeAnswer> = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('choose'), option: id }),
  z.strictObject({ form: z.literal('judge'), fits: z.boolean() }),
  z.strictObject({ form: z.literal('build'), tiles: z.array(id).max(64) }),
  z.strictObject({ form: z.literal('type'), text: z.string().max(120) }),
  z.strictObject({ form: z.literal('split'), cuts: z.array(place).max(64) }),
  z.strictObject({ form: z.literal('sort'), bucket: id }),
  z.strictObject({ form: z.literal('read'), option: id }),
  z.strictObject({ form: z.literal('order'), cards: z.array(id).max(64) }),
]);
const itemAnswerSchema: z.ZodType<ItemAnswer> = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('build'), slot: place, tile: id }),
  z.strictObject({ form: z.literal('order'), place, card: id }),
]);

/** A raw answer as it may arrive over the wire. Sizes are bounded: the longest word has 17 letters, a sentence 60. */
export const rawAnswerSchema: z.ZodType<RawAnswer> = z.union([wholeAnswerSchema, itemAnswerSchema]);

/** How a text was typed, as it may arrive over the wire. */
export const keyStepsSchema: z.ZodType<KeyStep[]> = z
  .array(z.tuple([z.int().min(0).max(LONGEST_KEY_MS), z.string().max(120)]))
  .max(MOST_KEY_STEPS);
