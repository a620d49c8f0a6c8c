import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it came in over SMTP. */
export interface ReceivedMail {
  /** Where it goes back to when it can't be delivered. */
  from: string;
  to: string[];
  raw: string;
}

/** A real SMTP server on a free port. */
export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** Says what becomes of the next mails: taken, refused with a code, or left without an answer. */
  behave: 'take' | { refuse: number; saying?: string } | 'hang';
}

/** Starts an SMTP server that the running test cleans up after. */
export async function startSmtp(): Promise<TestSmtp> {
  const smtp: TestSmtp = { url: '', received: [], behave: 'take' };
  const server = new SMTPServer({
    authOptional: true,
    // A connection that hangs on purpose is not waited for.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session: SMTPServerSession, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (typeof smtp.behave === 'object')
          return done(
            Object.assign(new Error(smtp.behave.saying ?? 'Nee, nu niet'), {
              responseCode: smtp.behave.refuse,
            }),
          );
        smtp.received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((one) => one.address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        if (smtp.behave === 'take') done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}
