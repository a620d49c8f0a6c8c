import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../contract/call.ts';
import type { Role } from '../contract/permissions.ts';
import type { Health } from './health.ts';
import { VERSION } from './version.ts';

/** Seconds: an answer from memory, a page, a long list, a document, too long. */
const CALL_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
/** Seconds: one write to a quick disk, to a slow one, in which pupils begin to notice. */
const BATCH_SECONDS = [0.002, 0.005, 0.02, 0.05, 0.2, 1];

/** A call that was answered, or given up by who asked. */
export interface MeteredCall {
  method: string;
  /** Its pattern, such as /api/groups/:group; never the address itself. */
  route: string;
  status: number | 'aborted';
  seconds: number;
}

/** What is read when somebody asks for the metrics. */
export interface Gauged {
  /** Who is connected, by role. */
  sockets(): Iterable<[role: Role, count: number]>;
  /** The connections of this process to the database, where it has more than one. */
  connections(): { total: number; idle: number; waiting: number } | undefined;
  health(): Promise<Health>;
}

/** Jobs that run by themselves, now and then. */
export type Job =
  | 'deals-cleared'
  | 'sessions-cleaned'
  | 'jobs-cleaned'
  | 'exports-wiped'
  | 'imports-cleaned'
  | 'difficulty-learnt'
  | 'trash-erased';

/** Counts what happens; no label names or numbers anybody. */
export interface Meters {
  call(call: MeteredCall): void;
  /** A batch of answers and ends of rounds was stored. */
  stored(answers: number, seconds: number): void;
  /** An event of the live channel was refused. */
  refused(event: string, code: ErrorCode): void;
  done(job: Job): void;
  /** Has what is read at that moment read from these, and the process itself measured. */
  gauge(from: Gauged): void;
  /** All of it as Prometheus reads it, and in which format. */
  told(): Promise<{ type: string; text: string }>;
}

/** Meters of one server. */
export function createMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'spelwereld_call_seconds',
    help: 'Time of HTTP calls by pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  });
  const answers = new Counter({
    name: 'spelwereld_answers_stored_total',
    help: 'Answers stored and acknowledged',
    registers,
  });
  const batches = new Histogram({
    name: 'spelwereld_batch_seconds',
    help: 'Time to store a batch of answers',
    buckets: BATCH_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'spelwereld_events_refused_total',
    help: 'Events of the live channel that were refused',
    labelNames: ['event', 'code'],
    registers,
  });
  const jobs = new Gauge({
    name: 'spelwereld_job_success_timestamp_seconds',
    help: 'When a job last succeeded in this process',
    labelNames: ['job'],
    registers,
  });
  new Gauge({ name: 'spelwereld_info', help: 'Version', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );

  return {
    call: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status: String(status) }, seconds),
    stored(count, seconds) {
      answers.inc(count);
      batches.observe(seconds);
    },
    refused: (event, code) => refusals.inc({ event, code }),
    done: (job) => jobs.setToCurrentTime({ job }),
    gauge(from) {
      collectDefaultMetrics({ register: registry });
      gauge(registry, from);
    },
    told: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Gauges that are filled when somebody asks. None of them may fail: then nothing at all would be told. */
function gauge(registry: Registry, { sockets, connections, health }: Gauged): void {
  const registers = [registry];
  new Gauge({
    name: 'spelwereld_live_sockets',
    help: 'Connected browsers by role',
    labelNames: ['role'],
    registers,
    collect() {
      this.reset();
      for (const [role, count] of sockets()) this.set({ role }, count);
    },
  });
  new Gauge({
    name: 'spelwereld_database_connections',
    help: 'Connections of this process to PostgreSQL, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const now = connections();
      if (!now) return;
      this.set({ state: 'idle' }, now.idle);
      this.set({ state: 'busy' }, now.total - now.idle);
      this.set({ state: 'waited-for' }, now.waiting);
    },
  });
  new Gauge({
    name: 'spelwereld_healthy',
    help: '1 when a part is well (as /api/health says)',
    labelNames: ['part'],
    registers,
    async collect() {
      const { database, disk, mail, backup } = await health();
      for (const [part, { ok }] of Object.entries({ database, disk, mail, backup }))
        this.set({ part }, ok ? 1 : 0);
    },
  });
  new Gauge({
    name: 'spelwereld_disk_free_bytes',
    help: 'Free on the disk of the data folder',
    registers,
    async collect() {
      const { disk } = await health();
      if (disk.freeBytes !== undefined) this.set(disk.freeBytes);
    },
  });
  new Gauge({
    name: 'spelwereld_mails_waiting',
    help: 'Mails that are still to go out',
    registers,
    async collect() {
      const { mail } = await health();
      if (mail.waiting !== undefined) this.set(mail.waiting);
    },
  });
}
