import type { Crew, CrewOptions, KlodderMaker } from './api.ts';

const MS = { cheer: 1400, startle: 1200, wonder: 1600 } as const;

/** Makes the two who look on. */
export function makeCrew(
  klodder: KlodderMaker,
  { host: { name, ...place }, own: ownPlace }: CrewOptions,
): Crew {
  const host = klodder(name, place);
  const own = klodder('eigen', ownPlace);
  const both = [host, own] as const;
  return {
    host,
    own,
    both,
    look(x, y) {
      for (const one of both) one.look(x, y);
    },
    cheer(ms = MS.cheer) {
      for (const one of both) {
        one.face('happy', ms, 'look');
        void one.hop();
      }
    },
    startle(ms = MS.startle) {
      host.face('oops', ms, 'look');
      own.face('oops', ms, 'look');
    },
    wonder(ms = MS.wonder) {
      host.face('oops', ms, 'look');
      own.face('think', ms, 'look');
    },
    wait() {
      for (const one of both) one.face('look');
    },
  };
}
