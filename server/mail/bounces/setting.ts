import { Refusal } from '../../installation/refusal.ts';

/** Where mail comes back that could not be delivered. */
export interface BounceBox {
  /** `imaps://name:password@host:993`. */
  url: string;
  /** The address of which each mail has its own form (address.ts). */
  address: string;
}

const ADDRESS = /^[^\s<>@+]+@[^\s<>@]+$/;

/** Reads where mails come back to; undefined when nothing is set. Throws a Refusal when it can't be right. */
export function readBounceAddress(env: NodeJS.ProcessEnv): string | undefined {
  const address = env['BOUNCE_ADDRESS'];
  if (!address) return undefined;
  if (!ADDRESS.test(address))
    throw new Refusal(
      `BOUNCE_ADDRESS=${address} is geen adres om mails op terug te krijgen. Schrijf het als terug@school.nl: ook terug+iets@school.nl moet daar aankomen.`,
    );
  return address;
}

/** Reads the mailbox in which they are found; undefined when nothing is set. Throws a Refusal when it can't be right. */
export function readBounceBox(env: NodeJS.ProcessEnv): BounceBox | undefined {
  const url = env['BOUNCE_IMAP_URL'];
  if (!url) return undefined;
  const { protocol, hostname, username } = URL.parse(url) ?? {};
  // What stands in it is not repeated: there is a password among it.
  if (!/^imaps?:$/.test(protocol ?? '') || !hostname || !username)
    throw new Refusal(
      'BOUNCE_IMAP_URL is geen adres van een postvak. Schrijf het als imaps://naam:wachtwoord@mail.school.nl:993, met %40 voor een @ in naam of wachtwoord.',
    );
  const address = readBounceAddress(env);
  if (!address || !env['SMTP_URL'])
    throw new Refusal(
      'Er is een postvak voor mails die terugkomen (BOUNCE_IMAP_URL). Zeg ook met welk adres ze daar komen, in BOUNCE_ADDRESS, en waarmee ze verstuurd worden, in SMTP_URL.',
    );
  return { url, address };
}
