import { mailIn } from './address.ts';

/** What a mail server said of a mail that it could not deliver. */
export interface BounceReport {
  mailId: string;
  /** `5.1.1`: for good; `4.2.2`: not yet. */
  status: string;
  said: string;
}

/** Heads that tell where a mail came in. */
const PLACES = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
const LONGEST = 300;

/** Reads a mail that came back; undefined for any other, such as the answer of a person. */
export async function readReport(source: Buffer, base: string): Promise<BounceReport | undefined> {
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipTextToHtml: true,
    skipHtmlToText: true,
    skipTextLinks: true,
    skipImageLinks: true,
  });
  const places = mail.headerLines.filter(({ key }) => PLACES.includes(key)).map(({ line }) => line);
  const mailId = mailIn(base, places.join('\n'));
  const part = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  if (mailId === undefined || !part) return undefined;
  const told = part.content.toString('utf8').replaceAll(/\r?\n[ \t]+/g, ' ');
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(told)?.[1];
  if (status === undefined || status.startsWith('2')) return undefined;
  const said = /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.*)$/im.exec(told)?.[1] ?? '';
  return { mailId, status, said: said.trim().slice(0, LONGEST) };
}
