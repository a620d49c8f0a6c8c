import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { schoolOfCode } from '../../../server/contract/sso.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { localStore, sessionStore } from '../../app/session/storage.ts';

export type School = z.output<typeof schoolOfCode.response>;

/** The code of the school: on a device of a class for good, elsewhere for as long as the tab is open. */
const CODE = 'school_code';
/** In the address that sets a device up. */
const PARAMETER = 'school';

/** The school that somebody logs in at, when this device or the address says so. */
export interface KnownSchool {
  /** Undefined while it is not known; also while it is asked for. */
  school: School | undefined;
  /** Whether this is a device of a class: many use it. */
  isKept: boolean;
  /** Whether it is to be asked if this is a device of the class. */
  asks: boolean;
  /** Why the code of the address leads to no school. */
  fault: string | undefined;
  /** Takes a code that somebody typed; throws when it is of no school. */
  enter: (code: string, keep: boolean) => Promise<void>;
  /** Answers whether this is a device of the class. */
  answer: (keep: boolean) => void;
  forget: () => void;
}

export function useSchool(): KnownSchool {
  const [parameters] = useSearchParams();
  const named = parameters.get(PARAMETER);
  const [school, setSchool] = useState<School>();
  const [isKept, setKept] = useState(false);
  const [asks, setAsks] = useState(false);
  const [fault, setFault] = useState<string>();

  const keepCode = (code: string, keep: boolean) => {
    (keep ? localStore : sessionStore).set(CODE, code);
    (keep ? sessionStore : localStore).remove(CODE);
    setKept(keep);
  };
  const forget = () => {
    for (const store of [localStore, sessionStore]) store.remove(CODE);
    setSchool(undefined);
    setKept(false);
    setAsks(false);
  };
  useEffect(() => {
    const kept = localStore.get(CODE);
    const code = named ?? kept ?? sessionStore.get(CODE);
    if (code === null) return undefined;
    const gone = new AbortController();
    call(schoolOfCode, { params: { code }, signal: gone.signal }).then(
      (found) => {
        setSchool(found);
        setKept(kept === found.code);
        setAsks(named !== null && kept !== found.code);
      },
      (error: unknown) => {
        if (gone.signal.aborted) return;
        // Without a line nothing is known of it; a school that is no more is forgotten.
        if (!(error instanceof ApiError) || error.status !== 404) return;
        if (named === null) forget();
        else setFault(messageOf(error));
      },
    );
    return () => gone.abort();
  }, [named]);

  return {
    school,
    isKept,
    asks,
    fault,
    forget,
    async enter(code, keep) {
      const found = await call(schoolOfCode, { params: { code } });
      keepCode(found.code, keep);
      setSchool(found);
      setFault(undefined);
    },
    answer(keep) {
      if (school) keepCode(school.code, keep);
      setAsks(false);
    },
  };
}
