// Codes that are typed over from paper: no letters that look like digits (the alphabet of Crockford's base 32).

export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_LENGTH = 10;

/** A code as it is compared, whatever way it was typed; undefined when it can't be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === RECOVERY_LENGTH && [...code].every((one) => RECOVERY_ALPHABET.includes(one))
    ? code
    : undefined;
}

/** A code as it is shown: in two halves. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;
