import type { Resolver } from 'react-hook-form';

/** What is filled in, by the names of the fields. */
export type Values = Record<string, string | number | boolean>;

/** What went wrong: per field, or as a whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/** What checks and sends a form; fetched when it is needed, as the schemas are heavier than a page. */
export interface FormWork {
  resolver: Resolver<Values>;
  /** Sends it under an id that makes it count once; what went wrong, or undefined when it is stored. */
  send: (
    id: string,
    values: Values,
    guard: { website: string; seconds: number },
  ) => Promise<Refusal | undefined>;
}
