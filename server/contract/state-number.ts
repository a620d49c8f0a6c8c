/** A number that the state gave somebody, which we may not have: a Dutch BSN or a Belgian rijksregisternummer. */
export function isStateNumber(text: string): boolean {
  const digits = text.replace(/[\s.-]/g, '');
  if (/^\d{9}$/.test(digits)) {
    const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (i === 8 ? -1 : 9 - i), 0);
    return sum % 11 === 0 && Number(digits) > 0;
  }
  if (!/^\d{11}$/.test(digits)) return false;
  const [body, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  return [body, `2${body}`].some((number) => 97 - (Number(number) % 97) === check);
}
