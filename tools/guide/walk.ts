// Follows server/README.md from its first block to its last, in a network of its own (main.ts).
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { blocksOf } from './blocks.ts';
import { gather } from './journey.ts';
import { soon, startMachine } from './machine.ts';
import { openOutside } from './outside.ts';
import { PROMISES, type Walk } from './promises.ts';
import { followed, type Beside } from './reader.ts';
import { STAND_INS } from './stand-ins.ts';

const GUIDE = join(import.meta.dirname, '../../server/README.md');

const closing: (() => Promise<void>)[] = [];
let ending: Promise<never> | undefined;
process.on('SIGINT', () => void end(1));
process.on('SIGTERM', () => void end(1));
try {
  await soon('the network does not come', () => networkInterfaces()['tap0']);
  const outside = await openOutside();
  closing.unshift(() => outside.close());
  const machine = await startMachine();
  closing.unshift(() => machine.close());
  const people = await gather(outside);
  closing.unshift(() => people.close());
  await follow({ outside, machine, people });
  await end(0);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  await end(1);
}

async function follow(walk: Walk) {
  const { machine } = walk;
  for (const block of blocksOf(readFileSync(GUIDE, 'utf8'))) {
    const { text, typed } = followed(block);
    const about = <T extends Beside>(all: T[], when: 'before' | 'after') =>
      all.filter((one) => one[when] !== undefined && block.text.includes(one[when]));
    const standIn = async (when: 'before' | 'after') => {
      for (const { why, commands } of about(STAND_INS, when)) {
        console.log(`  in plaats daarvan: ${why}`);
        await machine.run(commands);
      }
    };
    const look = async (when: 'before' | 'after', said: string) => {
      for (const promise of about(PROMISES, when)) {
        await promise.look(walk, said);
        console.log(`  ✓ ${promise.what}`);
      }
    };
    console.log(`\n▶ server/README.md:${block.line}${block.file ? ` ${block.file}` : ''}`);
    console.log(block.text.trimEnd());
    await standIn('before');
    await look('before', '');
    const began = performance.now();
    let said = '';
    if (block.file) machine.write(block.file, text);
    else said = await machine.run(text, typed);
    console.log(`  gedaan in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await standIn('after');
    await look('after', said);
  }
}

/** Closes all, once: who breaks it off makes what was going on fail as well. */
function end(code: number): Promise<never> {
  return (ending ??= close().then(() => process.exit(code)));
}

async function close() {
  for (const one of closing) await one().catch((error: unknown) => console.error(error));
}
