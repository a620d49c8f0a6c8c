/** Where a mail comes back to that can't be delivered: the address of its own within `base`, such as `bounce+<id>@spelwereld.nl`. */
export function returnAddress(base: string, mailId: string): string {
  const [local, domain] = base.split('@') as [string, string];
  return `${local}+${mailId}@${domain}`;
}

/** The mail whose address a text names, in the heads of a mail that came back; undefined when there is none. */
export function mailIn(base: string, text: string): string | undefined {
  const [local, domain] = base.toLowerCase().split('@') as [string, string];
  const [, ...after] = text.toLowerCase().split(`${local}+`);
  const found = after.map((rest) => rest.split('@')).find(([, place]) => place?.startsWith(domain));
  return found?.[0];
}
