// The command line for authors, for checks and for who begins an installation: `npm run --silent spelwereld -- words analyse fiets --json`.
import { parseArgs } from 'node:util';
import { InputError, UsageError } from './input.ts';
import { createOutput, type Output } from './output.ts';
import { HELP } from './help.ts';

type Command = (args: string[], output: Output, options: { replace: boolean }) => Promise<void> | void;

/** Takes exactly so many arguments, or says how the command is written. */
const taking =
  (count: number, run: Command): Command =>
  (args, output, options) => {
    if (args.length !== count) throw new UsageError('Dit zijn te veel of te weinig argumenten.');
    return run(args, output, options);
  };

/** Takes one argument or more. */
const some =
  (run: Command): Command =>
  (args, output, options) => {
    if (args.length === 0) throw new UsageError('Geef een woord, of - voor de standaardinvoer.');
    return run(args, output, options);
  };

/** Each command loads what it needs and no more: some read large files. */
const COMMANDS: Record<string, Record<string, Command>> = {
  words: {
    analyse: some(async (words, output) => (await import('./analyse.ts')).analyseWords(words, output)),
    misspell: some(async (words, output) => (await import('./misspell.ts')).misspellWords(words, output)),
    diagnose: taking(2, async ([word, typed], output) =>
      (await import('./misspell.ts')).diagnoseWord(word!, typed!, output),
    ),
    check: taking(1, async ([file], output) => (await import('./check.ts')).check(file!, output)),
    stats: taking(0, async (_, output) => (await import('./stats.ts')).stats(output)),
  },
  content: {
    check: taking(0, async (_, output) => (await import('./lists.ts')).checkWordLists(output)),
    dictionary: taking(0, async (_, output) => (await import('./make.ts')).dictionary(output)),
    frequency: taking(0, async (_, output) => (await import('./make.ts')).frequency(output)),
  },
};

/** For who runs the server; each is one word. */
const KEEPING: Record<string, Command> = {
  admin: taking(2, async ([name, mail], output) =>
    (await import('./admin.ts')).makeAdmin(name!, mail!, output),
  ),
  backup: taking(1, async ([to], output) => (await import('./backup.ts')).backUp(to!, output)),
  restore: taking(1, async ([from], output, { replace }) =>
    (await import('./backup.ts')).putBack(from!, replace, output),
  ),
  check: taking(0, async (_, output) => (await import('./backup.ts')).checkAll(output)),
  'move-to-postgres': taking(1, async ([url], output) => (await import('./backup.ts')).move(url!, output)),
};

const own = <T>(names: Record<string, T> | undefined, name: string): T | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined;

/** Runs one command and gives the exit code: 0 done, 1 not possible, 2 wrongly asked. */
async function main(argv: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        replace: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const [area = '', name = '', ...rest] = positionals;
    const keeping = own(KEEPING, area);
    const command = keeping ?? own(own(COMMANDS, area), name);
    const args = keeping ? positionals.slice(1) : rest;
    if (!command) throw new UsageError(area === '' ? 'Geef een opdracht.' : `Onbekend: ${area} ${name}.`);
    const output = createOutput(values.json ?? false);
    await command(args, output, { replace: values.replace ?? false });
    output.end();
    return process.exitCode === undefined ? 0 : Number(process.exitCode);
  } catch (error) {
    return told(error);
  }
}

function told(error: unknown): number {
  if (error instanceof InputError) {
    console.error(error.message);
    return 1;
  }
  const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  if (!isOption && !(error instanceof UsageError)) throw error;
  console.error(`${isOption ? 'Deze optie is er niet.' : (error as Error).message}\n\n${HELP}`);
  return 2;
}

// Who reads may stop halfway (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
