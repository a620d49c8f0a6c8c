/** A user name as it is compared: accents, capitals and spaces make no difference. */
export const foldUsername = (username: string) =>
  username.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, '').toLowerCase();

/** A mail address as it is compared: capitals make no difference. */
export const foldEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();
