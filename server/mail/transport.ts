import { createTransport } from 'nodemailer';
import type { MailRow } from '../data/schema.ts';
import { fillLink } from './render.ts';

/** Where mail goes out. */
export interface MailServer {
  /** `smtp://user:password@host:587`, or `smtps://` for a line that is encrypted from the start. */
  url: string;
  /** The sender, as `Spelwereld <mail@spelwereld.nl>`. */
  from: string;
}

/**
 * Reads where mail goes out from the environment (README); undefined when nothing is set. Throws when it can't be right,
 * so that a server never starts with mail that goes nowhere or with links to a wrong address.
 */
export function readMailServer(env: NodeJS.ProcessEnv): MailServer | undefined {
  const url = env['SMTP_URL'];
  if (!url) return undefined;
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMTP_URL is not an address such as smtp://user:password@mail.school.nl:587.');
  const from = env['MAIL_FROM'];
  if (!from?.includes('@'))
    throw new Error(
      'SMTP_URL is set; MAIL_FROM has to say from whom mails come: Spelwereld <mail@school.nl>.',
    );
  if (!env['SITE_NL'])
    throw new Error(
      'SMTP_URL is set; SITE_NL has to say where the site is, for links in mails: https://school.nl.',
    );
  return { url, from };
}

/** What became of one try. */
export type Outcome =
  | { sent: true }
  | {
      sent: false;
      isFinal: boolean;
      reason: string;
      /** The same for the log: what a mail server says in words names who it is for. */
      code: string | number;
    };

export interface Transport {
  send(mail: MailRow): Promise<Outcome>;
  close(): void;
}

/** How long a mail server may be silent. */
const SILENCE_MS = 30_000;

/** Opens the way to an SMTP server. */
export function createSmtp({ url, from }: MailServer): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // A mail never reads a file or an address of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'spelwereld';
  return {
    async send(mail) {
      try {
        await smtp.sendMail({
          ...fillLink(mail, mail.link),
          from,
          // As name and address apart, nothing in a name can become a header or a second receiver.
          to: { name: mail.to_name, address: mail.to_address },
          // Always the same for this mail, so that a double one can be recognised.
          messageId: `<${mail.id}@${domain}>`,
          date: new Date(mail.created_at),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { sent: true };
      } catch (error) {
        return { sent: false, ...refusalOf(error) };
      }
    },
    close: () => smtp.close(),
  };
}

/** SMTP answers of 500 and up are final, apart from those about logging in: these are a fault of ours that can be mended. */
function refusalOf(error: unknown): { isFinal: boolean; reason: string; code: string | number } {
  return { ...reasonOf(error), code: codeOf(error) };
}

const codeOf = (error: unknown): string | number => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ?? code ?? 'unknown';
};

function reasonOf(error: unknown): { isFinal: boolean; reason: string } {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const said = (message ?? String(error)).slice(0, 300);
  const isFinal = (responseCode ?? 0) >= 500 && code !== 'EAUTH';
  if (isFinal) return { isFinal, reason: `De mailserver weigert deze mail: ${said}` };
  if (responseCode) return { isFinal, reason: `De mailserver neemt de mail nu niet aan: ${said}` };
  return { isFinal, reason: `De mailserver is niet bereikbaar: ${said}` };
}
