import { expect, test } from 'vitest';
import { variantOf } from './variant.ts';

test('four hostnames are Belgian, all others Dutch', () => {
  for (const host of ['spelwereld.be', 'WWW.SPELWERELD.BE', 'be.spelwereld.nl', 'be.localhost'])
    expect(variantOf(host), host).toBe('be');
  for (const host of ['spelwereld.nl', 'localhost', 'nep-spelwereld.be.example', ''])
    expect(variantOf(host), host).toBe('nl');
});

test('a server may be told of others', () => {
  expect(variantOf('klas.school.example', ['klas.school.example'])).toBe('be');
  expect(variantOf('spelwereld.be', ['klas.school.example'])).toBe('nl');
});
