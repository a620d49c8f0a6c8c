import { readFileSync } from 'node:fs';
import { isPostgres } from '../data/postgres.ts';
import { Refusal } from './refusal.ts';

/** The text of the file that a setting names; throws a Refusal when it can't be read. */
export function textOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new Refusal(
        `${setting}=${file}: dat bestand is er niet. Zet het daar neer, of verbeter ${setting}.`,
      );
    if (code === 'EISDIR')
      throw new Refusal(`${setting}=${file} is een map. Noem het bestand dat erin staat.`);
    throw new Refusal(
      `${setting}=${file}: dat bestand is niet te lezen. Geef de gebruiker waaronder de server draait leesrechten.`,
    );
  }
}

/** The port that a setting asks for; throws a Refusal when it is none. */
export function portIn(setting: string, text: string, usual: number): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(
      `${setting}=${text} is geen nummer van een poort. Kies er een die vrij is, zoals ${setting}=${usual}.`,
    );
  return port;
}

/** An address of a site as a setting has it, such as https://spelwereld.nl; throws a Refusal when it is another one, or more. */
export function originIn(setting: string, text: string): string {
  const { protocol, origin } = URL.parse(text) ?? {};
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || origin !== text)
    throw new Refusal(
      `${setting}: ${text} is geen adres van een site. Schrijf alleen het begin, zonder schuine streep op het eind: ${isWeb ? origin : 'https://spelwereld.nl'}`,
    );
  return text;
}

/** Looks at `DATABASE_URL`, of which nothing is repeated: there may be a password in it. Throws a Refusal when it can't be right. */
export function readDatabase(env: NodeJS.ProcessEnv): void {
  const address = env['DATABASE_URL'];
  if (address && !(isPostgres(address) && (URL.parse(address)?.pathname.length ?? 0) > 1))
    throw new Refusal(
      'DATABASE_URL is geen adres van een database van PostgreSQL. Schrijf postgres://naam:wachtwoord@machine/spelwereld, met %40 voor een @ in het wachtwoord, of laat haar weg.',
    );
}

/** Where a server wanted to listen. */
interface Wanted {
  setting: 'PORT' | 'OPS_PORT';
  port: number;
  hostSetting: 'HOST' | 'OPS_HOST';
  host: string | undefined;
}

/** What keeps a server from listening, for whoever runs it. */
export function refusedPort(error: unknown, { setting, port: wanted, hostSetting, host }: Wanted): unknown {
  // Each process of a machine has a port of its own for operations.
  const { code, port = wanted } = error as { code?: string; port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal(
        `Poort ${port} is al in gebruik door een ander programma. Stop dat, of kies een andere poort: ${setting}=${port + 1}`,
      );
    case 'EACCES':
      return new Refusal(
        `Poort ${port} mag deze gebruiker niet openen: poorten onder 1024 zijn voor root. Kies een hogere, zoals ${setting}=${setting === 'PORT' ? 3000 : 9464}, met een proxy ervoor.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Refusal(
        `${hostSetting}=${host} is geen adres van deze machine. Zet er 127.0.0.1 voor alleen deze machine, of laat ${hostSetting} weg.`,
      );
    default:
      return error;
  }
}
