import { PASSWORD_JOIN, PASSWORD_PICTURES } from '../../../server/contract/cards.ts';

/** Where the pictures of a picture password are. */
const addressOf = (picture: string) => `/api/pictures/${picture}.webp`;

/** One picture of a picture password. */
export function PasswordPicture({ word, size }: { word: string; size: number }) {
  const found = PASSWORD_PICTURES.find((one) => one.word === word);
  return found ? <img src={addressOf(found.picture)} width={size} height={size} alt={word} /> : word;
}

/** The pictures of a picture password, in the order in which they are tapped. */
export const PicturePassword = ({ password, size }: { password: string; size: number }) => (
  <span style={{ display: 'inline-flex', gap: size / 6, verticalAlign: 'middle' }}>
    {password.split(PASSWORD_JOIN).map((word) => (
      <PasswordPicture key={word} word={word} size={size} />
    ))}
  </span>
);
