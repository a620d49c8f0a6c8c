// Codes to move a pupil: 19 characters that carry 95 bits, and a check character. Typed over from paper, so that they have no
// letters that look like digits (the alphabet of Crockford's base 32).

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const CODE_LENGTH = 20;
const BLOCK = 5;

/** What of some bytes of chance makes a code: as many as a code has characters, the check apart. */
export const MOVE_CODE_BYTES = CODE_LENGTH - 1;

/** The code of 19 bytes of chance, of each of which five bits count. */
export function moveCodeOf(bytes: Uint8Array): string {
  const body = Array.from(bytes.subarray(0, MOVE_CODE_BYTES), (byte) => ALPHABET[byte % BASE]).join('');
  return body + checkOf(body);
}

/** A code as it is stored and compared, whatever way it was typed; undefined when it can't be one. */
export function readMoveCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (code.length !== CODE_LENGTH || [...code].some((one) => !ALPHABET.includes(one))) return undefined;
  return checkOf(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}

/** A code as it is shown: in four blocks. */
export const showMoveCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${BLOCK}}`, 'g')) ?? []).join('-');

/** Luhn's check in base 32: it finds each wrong character, and nearly every two that changed places. */
function checkOf(body: string): string {
  let [sum, factor] = [0, 2];
  for (const one of [...body].reverse()) {
    const product = factor * ALPHABET.indexOf(one);
    sum += Math.floor(product / BASE) + (product % BASE);
    factor = factor === 2 ? 1 : 2;
  }
  return ALPHABET[(BASE - (sum % BASE)) % BASE]!;
}
