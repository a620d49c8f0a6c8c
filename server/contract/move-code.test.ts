import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOVE_CODE_BYTES, moveCodeOf, readMoveCode, showMoveCode } from './move-code.ts';

const bytes = fc.uint8Array({ minLength: MOVE_CODE_BYTES, maxLength: MOVE_CODE_BYTES });

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(bytes, (chance) => {
      const code = moveCodeOf(chance);
      const shown = showMoveCode(code);
      expect(shown).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
      for (const typed of [shown, shown.toLowerCase(), code, shown.replaceAll('-', ' '), ` ${shown} `])
        expect(readMoveCode(typed)).toBe(code);
      expect(readMoveCode(shown.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      expect(readMoveCode(shown.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(code);
    }),
  );
});

test('a code with one wrong character, too many or too few is none', () => {
  fc.assert(
    fc.property(bytes, fc.nat(19), fc.integer({ min: 1, max: 31 }), (chance, at, by) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const code = moveCodeOf(chance);
      const other = alphabet[(alphabet.indexOf(code[at]!) + by) % 32]!;
      expect(readMoveCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
      expect(readMoveCode(code.slice(1))).toBeUndefined();
      expect(readMoveCode(`${code}0`)).toBeUndefined();
    }),
  );
  expect(readMoveCode('')).toBeUndefined();
  expect(readMoveCode('UUUUU-UUUUU-UUUUU-UUUUU')).toBeUndefined();
});
