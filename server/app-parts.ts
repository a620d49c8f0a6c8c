import type { Server } from 'node:http';
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { AuthConfig } from './auth/config.ts';
import type { DataFolder } from './data/folder.ts';
import type { PATIENCE } from './http/patience.ts';
import type { TrustedProxies } from './http/proxy.ts';
import type { Origins } from './http/site.ts';
import type { BackupSettings } from './installation/nightly-backups.ts';
import type { JobKind } from './jobs/kind.ts';
import type { JobPace } from './jobs/pace.ts';
import type { LivePace } from './live/pace.ts';
import type { BounceBox } from './mail/bounces/setting.ts';
import type { MailServer } from './mail/transport.ts';
import type { OperationsPlace } from './operations/server.ts';
import type { Catalogue } from './practice/catalogue.ts';
import type { Words } from './practice/dealer.ts';
import type { Place } from './processes/owner.ts';
import type { ListChecker } from './word-lists/checker.ts';

/** What a server is made of. */
export interface AppDeps {
  folder: DataFolder;
  words: Words;
  /** Looks at the words that staff paste; ends with the server. */
  lists: ListChecker;
  catalogue: Catalogue;
  logger: Logger;
  /** Folder of the built web client; without it only the calls are served. */
  webDir?: string;
  /** Routers of other capabilities below /api, such as speech. */
  routers?: Router[];
  /** Hostnames of the Belgian variant; those of the specification without it. */
  beHostnames?: readonly string[];
  /** Where the world finds each variant of the public site. */
  siteOrigins?: Origins;
  /** Where mail goes out; without one it is only kept, for the office to read. */
  mailServer?: MailServer;
  /** Where mails that came back are found. */
  bounceBox?: BounceBox;
  /** Proxies whose word about the asker's address is believed (express `trust proxy`). */
  trustProxy?: TrustedProxies;
  /** Where the door for who runs the server is (operations/README.md); none without it. */
  operations?: OperationsPlace;
  /** How long slow browsers are waited for; what is left out has its default. */
  patience?: Partial<Record<keyof typeof PATIENCE, number>>;
  /** Who makes quotes, line by line: name, address, numbers. */
  supplier?: readonly string[];
  /** Writes the log of the database back on a thread of its own (data/checkpoint.ts), as is usual; else the writer does. */
  checkpoints?: boolean;
  /** Which of the processes on this machine this is. */
  place?: Place;
  /** Where a backup is made each night; without it none is. */
  backups?: BackupSettings;
  /** How the live channel follows time; what is left out has its default. */
  live?: Partial<LivePace>;
  /** Whether a trial opens by itself on a confirmed mail address; without it the office says yes to each. */
  trialsOpen?: boolean;
  /** Whether members of the office have to have a second factor, as is usual; never where the database holds a demo. */
  secondNeeded?: boolean;
  /** How licences count: not at all (`isOff`), or by another clock. */
  licences?: { isOff?: boolean; clock?: () => number };
  /** How long work follows time, what is left out has its default; and more kinds of it, for tests. */
  jobs?: { pace?: Partial<JobPace>; kinds?: readonly JobKind[] };
  /** How people log in; what is left out has its default. */
  auth?: Partial<AuthConfig>;
}

/** A server that is not listening yet. */
export interface App {
  http: Server;
  /** Starts to listen, and with that all work that goes on beside calls; resolves with the port. */
  listen(port: number, host?: string): Promise<number>;
  /** Opens the door for who runs it, where there is to be one; resolves with its port. */
  listenForOperations(): Promise<number | undefined>;
  /** Works out what the first maps would wait for, beside everything else: some seconds of processor time. */
  prepare(): Promise<void>;
  /** Stores what was received, then ends all connections and closes the database. */
  close(): Promise<void>;
}
