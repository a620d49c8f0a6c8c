import { createTransport } from 'nodemailer';
import type { MailRow } from '../data/schema.ts';
import { Refusal } from '../installation/refusal.ts';
import { returnAddress } from './bounces/address.ts';
import { readBounceAddress } from './bounces/setting.ts';
import { fillLink } from './render.ts';

/** Where mail goes out. */
export interface MailServer {
  /** `smtp://user:password@host:587`, or `smtps://` for a line that is encrypted from the start. */
  url: string;
  /** The sender, as `Spelwereld <mail@spelwereld.nl>`. */
  from: string;
  /** Where mails come back to that can't be delivered; else to the sender. */
  bounceAddress?: string;
}

/** A mail address, or a name with one behind it. */
const SENDER = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/**
 * Reads where mail goes out from the environment (README); undefined when nothing is set. Throws a Refusal when it can't be right,
 * so that a server never starts with mail that goes nowhere or with links to a wrong address.
 */
export function readMailServer(env: NodeJS.ProcessEnv): MailServer | undefined {
  const url = env['SMTP_URL'];
  if (!url) return undefined;
  const { protocol, hostname } = URL.parse(url) ?? {};
  // What stands in it is not repeated: there may be a password among it.
  if (!/^smtps?:$/.test(protocol ?? '') || !hostname)
    throw new Refusal(
      'SMTP_URL is geen adres van een mailserver. Schrijf het als smtp://naam:wachtwoord@mail.school.nl:587, met %40 voor een @ in het wachtwoord.',
    );
  const from = env['MAIL_FROM'] ?? '';
  if (!SENDER.test(from))
    throw new Refusal(
      `Er is een mailserver (SMTP_URL), en MAIL_FROM${from && `=${from}`} zegt niet van wie de mails komen. Schrijf MAIL_FROM="Spelwereld <mail@school.nl>".`,
    );
  if (!env['SITE_NL'])
    throw new Refusal(
      'Er is een mailserver (SMTP_URL), en SITE_NL zegt niet waar de site staat, voor links in mails. Schrijf SITE_NL=https://spelling.school.nl.',
    );
  const bounceAddress = readBounceAddress(env);
  return { url, from, ...(bounceAddress && { bounceAddress }) };
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
export function createSmtp({ url, from, bounceAddress }: MailServer): Transport {
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
          ...(bounceAddress && {
            envelope: { from: returnAddress(bounceAddress, mail.id), to: mail.to_address },
          }),
          // Always the same for this mail, so that a double one can be recognised.
          messageId: `<${mail.id}@${domain}>`,
          date: new Date(mail.created_at),
          ...(mail.attachment !== null && {
            attachments: [
              {
                filename: mail.attachment_name ?? 'bijlage',
                content: Buffer.from(mail.attachment, 'base64'),
              },
            ],
          }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            // A button of the mail program itself, which asks without the reader leaving the mail (RFC 8058).
            ...(mail.unsubscribe !== null && {
              'List-Unsubscribe': `<${mail.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
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
