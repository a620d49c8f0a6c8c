import type { JobKind, Running } from '../jobs/kind.ts';
import type { TrashKind } from '../contract/trash.ts';
import { eraseStep } from './erase.ts';
import type { Erasures } from './erasures.ts';

/** What is erased, pupils first. */
export interface EraseParams {
  things: readonly { kind: TrashKind; id: string }[];
}

/** At which thing it is; past the last one come the traces. */
interface Cursor {
  at: number;
}

/** An erasure that is written down, and what became of it in this process. */
interface Open {
  at: number;
  key: string;
  erased: boolean;
}

interface EraseJobDeps {
  erasures: Pick<Erasures, 'begin' | 'settle'>;
  /** Takes what was erased out of the files of the database too. */
  cut: () => Promise<void>;
}

/**
 * Erasing what somebody picked out of the trash before its time. Once it is asked for nothing stops it, and it is done only when nothing
 * of it can be read in the files of the database.
 */
export function eraseJob({ erasures, cut }: EraseJobDeps): JobKind<EraseParams, Cursor, void> {
  const open = new Map<string, Open>();
  const settle = async (id: string) => {
    const before = open.get(id);
    open.delete(id);
    if (before) await erasures.settle(before.key, before.erased);
  };
  const thingOf = ({ params, cursor }: Running<EraseParams, Cursor>) => params.things[cursor?.at ?? 0];
  return {
    id: 'erase',
    title: 'Voorgoed wissen',
    work: 'wissen uit de prullenbak',
    action: 'trash:purge',
    writes: true,
    outcomes: {
      pupil: 'leerlingen',
      group: '{groepen}',
      setting: 'oefeninstellingen',
      list: 'woordenlijsten',
      method: 'methodes',
      tests: 'ingelezen toetsen',
      held: 'blijven nog: er loopt een verzoek om inzage',
      gone: 'lag er niet meer',
    },
    cancel: 'no',
    stays: 'Wissen kan niet meer stoppen.',
    retry: 'on',
    run: {
      async prepare(job) {
        const at = job.cursor?.at ?? 0;
        if (open.get(job.id)?.at === at) return;
        await settle(job.id);
        const thing = thingOf(job);
        if (thing) open.set(job.id, { at, key: await erasures.begin([thing]), erased: false });
        else await cut();
      },
      async chunk(trx, job) {
        const at = job.cursor?.at ?? 0;
        const thing = thingOf(job);
        const { things } = job.params;
        if (!thing || !job.accountId) {
          // Who it was is no longer to be read here either.
          await trx.updateTable('jobs').set({ params: '{"things":[]}' }).where('id', '=', job.id).execute();
          return { next: null, done: 0 };
        }
        const step = await eraseStep(trx, {
          ...thing,
          accountId: job.accountId,
          actorId: job.madeBy ?? undefined,
          why: 'trash',
        });
        const shared = { total: things.length, step: 'Wissen' };
        if (step === 'more') return { next: { at }, done: 0, ...shared };
        const one = open.get(job.id);
        if (one) one.erased = step === 'erased';
        const isLast = at + 1 === things.length;
        return {
          next: { at: at + 1 },
          done: 1,
          ...shared,
          ...(isLast && { step: 'Sporen wissen' }),
          counts: { [step === 'erased' ? thing.kind : step === 'held' ? 'held' : 'gone']: 1 },
        };
      },
    },
  };
}
