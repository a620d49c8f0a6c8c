import type { Logger } from 'pino';
import type { App } from './app-parts.ts';
import { VERSION } from './operations/version.ts';

/** How long a stop may take before the process ends anyway. */
const STOP_MS = 5000;

/** Lets the process end well when it is asked to: what was received is stored first. */
export function stopOnSignal(app: App, logger: Logger): void {
  const stop = (signal: NodeJS.Signals) => {
    const began = performance.now();
    logger.info({ signal, version: VERSION }, 'server stopping');
    setTimeout(() => {
      logger.error({ ms: STOP_MS }, 'server not stopped in time');
      process.exit(1);
    }, STOP_MS).unref();
    app.close().then(
      () => {
        logger.info({ ms: Math.round(performance.now() - began) }, 'server stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'server not stopped cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
