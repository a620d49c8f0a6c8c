import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { errorInLog } from './error-in-log.ts';
import { seldomTheSame } from './seldom.ts';

/** Standard error: what is printed for a person or for another program goes to standard output. */
const STANDARD_ERROR = 2;

interface LogOptions {
  /** Where `LOG_LEVEL` does not say it. */
  level?: string;
  /** Whether a person reads along, where `LOG_FORMAT` does not say it. */
  isRead?: boolean;
  /** Where lines go to instead of standard error. */
  to?: DestinationStream;
}

/**
 * The log of a server: a line of JSON for each event, or one for people with `LOG_FORMAT=text`. `LOG_LEVEL` says
 * how much. Names, user names, mail addresses, passwords and tokens never stand in it.
 */
export function createLogger(
  env: NodeJS.ProcessEnv,
  { level = 'info', isRead = process.stderr.isTTY, to }: LogOptions = {},
): Logger {
  const asked = env['LOG_LEVEL'] || level;
  const isKnown = asked === 'silent' || Object.hasOwn(pino.levels.values, asked);
  const isText = env['LOG_FORMAT'] ? env['LOG_FORMAT'] === 'text' : isRead;
  const stream = isText
    ? pretty({
        destination: to ?? STANDARD_ERROR,
        sync: true,
        ignore: 'pid,hostname',
        translateTime: 'SYS:HH:MM:ss',
      })
    : (to ?? destination(STANDARD_ERROR));
  const logger = pino(
    {
      level: isKnown ? asked : level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorInLog },
      hooks: { logMethod: seldomTheSame() },
    },
    stream,
  );
  if (!isKnown)
    logger.warn({ asked, known: Object.keys(pino.levels.values), used: level }, 'log level is not known');
  return logger;
}
