/** A user name as it is compared: accents, capitals and spaces make no difference. */
export const foldUsername = (username: string) =>
  username.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, '').toLowerCase();
