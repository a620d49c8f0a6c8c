import { newId } from '../../../server/contract/id.ts';

/** A line of an invitation that is still to be sent. */
export interface Line {
  id: string;
  name: string;
  email: string;
}

/**
 * Reads mail addresses as they are pasted from a mail program or a spreadsheet: parted by lines, commas or semicolons, a
 * name before or behind them. What has no name is called by the part before the @.
 */
export function readAddresses(text: string): Line[] {
  const seen = new Set<string>();
  return (
    text
      .split(/[\n;]+/u)
      // A comma stands in names too (Bos, Els): it parts only where there is more than one address.
      .flatMap((part) => ((part.match(/@/gu) ?? []).length > 1 ? part.split(',') : [part]))
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const email = /[^\s<>"()]+@[^\s<>"()]*/u.exec(part)?.[0] ?? part;
        const name = part
          .replace(email, '')
          .replace(/[<>"()\t]/gu, ' ')
          .replace(/\s+/gu, ' ')
          .trim();
        return { id: newId(), email: email.toLowerCase(), name: name || nameOf(email) };
      })
      .filter(({ email }) => !seen.has(email) && seen.add(email))
  );
}

/** An address as a name: an.de.wit becomes An de Wit. */
function nameOf(email: string): string {
  const words = email
    .split('@')[0]!
    .split(/[._-]+/u)
    .filter(Boolean);
  const isInfix = (word: string) => ['de', 'den', 'der', 'van', 'het', 'ter', 'ten', 'te'].includes(word);
  return words
    .map((word, i) => (i > 0 && isInfix(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
