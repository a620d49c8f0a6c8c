import type { Logger } from 'pino';
import type { App } from './app.ts';

/** How long a stop may take before the process ends anyway. */
const STOP_MS = 5000;

/** Lets the process end well when it is asked to: what was received is stored first. */
export function stopOnSignal(app: App, logger: Logger): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
