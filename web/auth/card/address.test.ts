import { expect, test } from 'vitest';
import { cardAddress, tokenOf } from './address.ts';

const HERE = 'https://spelwereld.example';

test('the token of a card comes back from its address, and from no other', () => {
  const token = 'abc_DEF-ghiJKL0123456z';
  const address = cardAddress(token, HERE);
  expect(tokenOf(address, HERE)).toBe(token);
  expect(new URL(address).search).toBe('');
  for (const other of [
    'hallo',
    `https://elders.example/app/auth/kaart#${token}`,
    `${HERE}/app/auth/login#${token}`,
    `${HERE}/app/auth/kaart`,
    `${HERE}/app/auth/kaart#<script>`,
  ])
    expect(tokenOf(other, HERE), other).toBeUndefined();
});
