import { createHash } from 'node:crypto';
import type { Response } from 'express';
import helmet from 'helmet';

const POLICY = 'Content-Security-Policy';
const OWN_SCRIPTS = "script-src 'self'";

/** Headers that keep every page to itself: no other site's script, style, picture or connection. */
export const security = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      // The component library writes style elements as it goes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'"],
      // Phaser and howler load pictures and sounds through blob: and data: addresses.
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  },
  // A school that serves this on its own network may have no certificate.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

/** Lets a page that is all of the build run the scripts that stand in it. A page in which anything else is written must not come here. */
export function allowScriptsOf(page: string, response: Response): void {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...hashes].join(' ')));
}
