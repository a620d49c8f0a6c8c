// What is outside the machine: the project to be fetched from, and a server that takes mail.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { soon } from './machine.ts';
import { SITE } from './reader.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Greater than any version there is. */
const NEXT = '999.0.0';

/** The world around the machine. */
export interface Outside {
  /** Publishes the next version of the program, which changes the database. */
  publish(): void;
  /** The number of that version. */
  next: string;
  /** The link in the next mail to somebody. */
  linkTo(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens what the guide asks of the world; on the ports at which it looks for it. */
export async function openOutside(): Promise<Outside> {
  const home = mkdtempSync(join(tmpdir(), 'spelwereld-guide-'));
  const origin = join(home, 'spelwereld.git');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  git('clone', '--quiet', '--bare', PROJECT, origin);
  const daemon = spawn('git', ['daemon', '--listen=127.0.0.1', '--export-all', `--base-path=${home}`], {
    stdio: 'ignore',
    // It has children of its own.
    detached: true,
  });
  const mails: { to: string[]; raw: string }[] = [];
  const post = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'naam' && password === 'wachtwoord'
        ? done(null, { user: username })
        : done(new Error('another password')),
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void post.listen(587, '127.0.0.1', resolve));
  return {
    next: NEXT,
    publish() {
      const copy = join(home, 'next');
      git('clone', '--quiet', origin, copy);
      const change = (path: string, from: string | RegExp, to: string) => {
        const old = readFileSync(join(copy, path), 'utf8');
        const changed = old.replace(from, to);
        if (changed === old) throw new Error(`${path} is not as it was thought to be`);
        writeFileSync(join(copy, path), changed);
      };
      change('package.json', /"version": "[^"]+"/, `"version": "${NEXT}"`);
      const migrations = 'getMigrations: async () => ({';
      change(
        'server/data/migrations/index.ts',
        migrations,
        `${migrations} '9999-next': { up: async () => undefined },`,
      );
      const author = ['-c', 'user.name=Next', '-c', 'user.email=next@example.org'];
      git('-C', copy, ...author, 'commit', '--quiet', '--all', '--message=Next');
      git('-C', copy, 'push', '--quiet');
    },
    linkTo: (address) =>
      soon(`no mail for ${address}`, () => {
        const mail = mails.find(({ to }) => to.includes(address));
        const [link] = new RegExp(`https://${SITE}/[^\\s"<]+`).exec(plain(mail?.raw ?? '')) ?? [];
        return link;
      }),
    async close() {
      process.kill(-daemon.pid!);
      await new Promise<void>((resolve) => post.close(resolve));
      rmSync(home, { recursive: true });
    },
  };
}

/** Quoted-printable, as far as addresses in a mail go. */
const plain = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
