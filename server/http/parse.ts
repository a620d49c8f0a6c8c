import type { z } from 'zod';
import { formMessage } from '../contract/messages.ts';
import { Problem } from './problem.ts';

/** Parses what comes in at the door; throws `invalid-fields` with a Dutch message per field. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(input, { error: formMessage });
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'invoer'] ??= issue.message;
  throw new Problem('invalid-fields', undefined, { fields });
}
