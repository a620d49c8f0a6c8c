import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, commandsInSentences } from './blocks.ts';
import { PROMISES } from './promises.ts';
import { followed, TOLD } from './reader.ts';
import { STAND_INS } from './stand-ins.ts';

const guide = readFileSync(new URL('../../server/README.md', import.meta.url), 'utf8');
const blocks = blocksOf(guide);

test('each block of the guide can be followed', () => {
  expect(blocks.length).toBeGreaterThan(20);
  for (const block of blocks) followed(block);
});

test('what is looked at or stands in is beside a block that is there', () => {
  for (const { before, after } of [...PROMISES, ...STAND_INS])
    expect(
      blocks.filter(({ text }) => text.includes((before ?? after)!)),
      before ?? after,
    ).not.toEqual([]);
});

test('no command stands in a sentence, where nobody runs it', () => {
  expect(commandsInSentences(guide).filter((command) => !Object.hasOwn(TOLD, command))).toEqual([]);
  expect(Object.keys(TOLD).filter((command) => !guide.includes(`\`${command}\``))).toEqual([]);
});

test('a block is commands, or a file that is named before it', () => {
  const [commands, file] = blocksOf(
    'Do\n\n```sh\nls\n```\n\nIn `/etc/a.conf`, or `so`:\n\n```ini\n[A]\nb=1\n```\n',
  );
  expect(commands).toEqual({ line: 4, text: 'ls\n', file: undefined });
  expect(file).toEqual({ line: 10, text: '[A]\nb=1\n', file: '/etc/a.conf' });
  expect(() => blocksOf('A file:\n\n```ini\nb=1\n```\n')).toThrow('3: a block');
});

test('what nobody fills in can not be followed', () => {
  expect(() => followed({ line: 7, text: 'ping <your machine>\n', file: undefined })).toThrow(
    '7: nobody fills in',
  );
});

test('a command in a sentence is seen', () => {
  expect(commandsInSentences('Give `chmod 600`, not `PORT`.\n```sh\nls\n```\n')).toEqual(['chmod 600']);
});
