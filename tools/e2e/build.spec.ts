import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './test.ts';

const BUILD = join(import.meta.dirname, '../../.build');

/** The code of a build, file by file. */
const code = (folder: string) =>
  readdirSync(join(BUILD, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|css|json|map)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(BUILD, folder, name), 'utf8') }));

const filesWith = (folder: string, text: string) =>
  code(folder).flatMap((file) => (file.text.includes(text) ? [file.name] : []));

test('what pupils get has no test hook, which knows the answers', () => {
  expect(code('web').length).toBeGreaterThan(10);
  expect(filesWith('web', '__spel')).toEqual([]);
});

test('what pupils get has no rounds that were made up for tests', () => {
  expect(filesWith('web', 'school-bi-bli-o-theek')).toEqual([]);
});

test('the build of the tests does have the hook: the name that is looked for is the right one', () => {
  expect(filesWith('web-test', '__spel')).not.toEqual([]);
  expect(filesWith('stage', 'school-bi-bli-o-theek')).not.toEqual([]);
});
