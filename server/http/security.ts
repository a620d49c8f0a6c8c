import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const POLICY = 'Content-Security-Policy';
const OWN_SCRIPTS = "script-src 'self'";

/** A year; of this host alone, for a school may have others that know no https. */
const ONLY_HTTPS = 'max-age=31536000';

/** What no page of ours asks a browser for; the camera is for cards of pupils (web/auth/card). */
const POLICY_OF_DEVICES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('camera=(self)')
  .join(', ');

const own = helmet({
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
  // A school that serves this on its own network may have no certificate: it is told below, behind https alone.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

/**
 * Headers that keep every page to itself: no other site's script, style, picture or connection, no device that it does not need,
 * and, once it came over https (by this server or by a proxy that is trusted), https for a year.
 */
export const security: RequestHandler = (request, response, next) => {
  response.setHeader('Permissions-Policy', POLICY_OF_DEVICES);
  if (request.secure) response.setHeader('Strict-Transport-Security', ONLY_HTTPS);
  own(request, response, next);
};

/** Lets a page that is all of the build run the scripts that stand in it. A page in which anything else is written must not come here. */
export function allowScriptsOf(page: string, response: Response): void {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...hashes].join(' ')));
}
