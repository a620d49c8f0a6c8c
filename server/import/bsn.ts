/** Whether a key looks like a national number: nine digits that pass the eleven test. */
export function isLikeNationalNumber(key: string): boolean {
  if (!/^\d{9}$/.test(key)) return false;
  const sum = [...key].reduce((all, digit, i) => all + Number(digit) * (i === 8 ? -1 : 9 - i), 0);
  return sum % 11 === 0 && key !== '000000000';
}

/** Of this share on, keys are taken for national numbers. */
const SHARE = 0.9;

/** Whether the keys of pupils are national numbers: an export that does so is read without any key. */
export const areNationalNumbers = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.filter(isLikeNationalNumber).length / keys.length >= SHARE;
