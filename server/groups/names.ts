/** A group's name as it is compared: capitals and double spaces make no difference, accents do. */
export const groupKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
