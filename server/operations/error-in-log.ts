/** What looks like a mail address, or like a token, in a text that others made. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g;
const TOKEN = /\beyJ[\w-]+\.[\w.-]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Fields of an error that name things of ours, never what somebody filled in. */
const NAMING = ['code', 'constraint', 'table', 'column', 'routine', 'syscall'] as const;

/** How far causes are followed. */
const MOST_CAUSES = 4;

/**
 * What of an error stands in the log: kind, message and where. Its other fields stay out (PostgreSQL tells in `detail` which
 * value was there already), and so does what a message quotes of its input.
 */
export function errorInLog(error: unknown, depth = 0): unknown {
  // Whatever was thrown that is no error may be anything, such as what somebody typed.
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause, errors } = error as { cause?: unknown; errors?: unknown };
  const isDeeper = depth < MOST_CAUSES;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(
      NAMING.flatMap((name) => {
        const value = (error as unknown as Record<string, unknown>)[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
    stack: placesOf(error),
    ...(cause !== undefined && isDeeper && { cause: errorInLog(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      isDeeper && { errors: errors.map((one: unknown) => errorInLog(one, depth + 1)) }),
  };
}

function messageOf(error: Error): string {
  const { issues } = error as { issues?: { code?: string; path?: PropertyKey[] }[] };
  // A schema that does not fit: which fields, not what stood in them.
  if (Array.isArray(issues)) return issues.map(({ code, path }) => `${path?.join('.')}: ${code}`).join(', ');
  const message = error.message.replace(ADDRESS, '<address>').replace(TOKEN, '<token>');
  return quotesInput(error) ? message.replace(QUOTED, '"…"') : message;
}

/** JSON that can't be read, and values that PostgreSQL can't take (class 22), are quoted in the message. */
const quotesInput = (error: Error) =>
  error instanceof SyntaxError ||
  ('severity' in error && String((error as { code?: unknown }).code).startsWith('22'));

/** The lines of a stack that name places: above them the message stands once more. */
const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
