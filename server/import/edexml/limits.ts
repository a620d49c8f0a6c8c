import type { RecordName } from './elements.ts';

/** How large and odd a file may be. */
export const LIMITS = {
  bytes: 50 * 1024 * 1024,
  depth: 32,
  records: {
    school: 2,
    groep: 1000,
    samengestelde_groep: 1000,
    leerling: 10_000,
    leerkracht: 2000,
  } satisfies Record<RecordName, number>,
  /** Characters of what is kept; of names our own forms take fewer. */
  text: 256,
  /** What is gathered of a text before it is seen to be too long. */
  gathered: 4096,
  eck: 1024,
  role: 40,
  /** Groups that one pupil or teacher names. */
  references: 200,
  ms: 30_000,
  /** Faults of one kind that are named. */
  named: 20,
} as const;
