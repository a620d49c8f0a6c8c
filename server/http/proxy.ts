import express, { type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Refusal } from '../installation/refusal.ts';

/** Which proxies are believed: how many stand before each other, or their addresses (`loopback` is one on this machine). */
export type TrustedProxies = number | string;

/** Reads `TRUST_PROXY`; undefined when it is off. Throws a Refusal when it can't be right. */
export function readTrustProxy(env: NodeJS.ProcessEnv): TrustedProxies | undefined {
  const text = env['TRUST_PROXY'];
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  try {
    express().set('trust proxy', text);
  } catch {
    throw new Refusal(
      `TRUST_PROXY=${text} noemt geen proxy. Zet er loopback voor een proxy op deze machine, of de adressen van de proxy's, zoals 10.0.0.5 of 10.0.0.0/8.`,
    );
  }
  return text;
}

/** Warns once when requests come through a proxy that is not trusted: then everybody seems to be at one address. */
export function warnOfProxy(logger: Logger): RequestHandler {
  let isTold = false;
  return (request, _response, next) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && !isTrusted(request)) {
      isTold = true;
      logger.warn(
        {
          proxy: request.socket.remoteAddress,
          todo: 'Set TRUST_PROXY to the address of the proxy (loopback for one on this machine). Until then all who log in share the limits of its address, and pages do not know that they are behind https.',
        },
        'proxy not trusted',
      );
    }
    next();
  };
}

function isTrusted({ app, socket }: Request): boolean {
  const trusts = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return trusts(socket.remoteAddress, 0);
}
