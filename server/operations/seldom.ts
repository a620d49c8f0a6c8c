import type { LoggerOptions } from 'pino';

/** An error that comes again within so long, in ms, is only counted. */
const WITHIN_MS = 10_000;
/** Kinds of errors that are remembered: those of a bad quarter of an hour. */
const MOST_KINDS = 500;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

interface Told {
  at: number;
  /** How often it came since. */
  more: number;
}

/**
 * A way of logging in which the same error is written once in ten seconds, with how often it came in between (`more`): a database
 * that is away makes an error of every answer, and those would fill the disk of the log.
 */
export function seldomTheSame(clock: () => number = Date.now): LogMethod {
  const kinds = new Map<string, Told>();
  return function (args, method) {
    const [data, text] = args as unknown as [unknown, unknown];
    const error = typeof data === 'object' && data !== null ? (data as { err?: unknown }).err : undefined;
    if (!(error instanceof Error) || typeof text !== 'string') return method.apply(this, args);
    const kind = `${text}/${(error as { code?: string }).code ?? error.message}`;
    const now = clock();
    const told = kinds.get(kind);
    if (told && now - told.at < WITHIN_MS) {
      told.more++;
      return;
    }
    kinds.delete(kind);
    kinds.set(kind, { at: now, more: 0 });
    if (kinds.size > MOST_KINDS) kinds.delete(kinds.keys().next().value!);
    if (!told?.more) return method.apply(this, args);
    method.call(this, { ...(data as object), more: told.more } as never, text);
  };
}
