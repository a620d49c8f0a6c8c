import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounce } from 'use-debounce';
import { checkNewPupils, MOST_NEW_ROWS, type NewPupilRow } from '../../../../server/contract/pupils.ts';
import { queryKeyOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import type { InGroup } from '../use-pupils.ts';
import { isBlank, readRow, type Faults, type Row } from './rows.ts';

/** How long nobody types before the server is asked. */
const STILL_MS = 500;

/** What is known of a row. */
export interface Looked {
  faults: Faults;
  /** The user name that the pupil would get. */
  username?: string;
  twin?: { name: string; group?: string | undefined } | undefined;
  /** Fit to be added as it is. */
  pupil?: NewPupilRow;
}

/** Rows are never changed but replaced: each is read once. */
const alreadyRead = new WeakMap<Row, ReturnType<typeof readRow>>();
function readOnce(row: Row) {
  const known = alreadyRead.get(row) ?? readRow(row);
  alreadyRead.set(row, known);
  return known;
}

interface Found {
  asked: string;
  username: string;
  faults: Faults;
  twin?: Looked['twin'];
}

/**
 * Looks at the rows of the form: by the schema at once, by the server (user names, namesakes, numbers) when nobody types
 * for a moment. `refused` is what the last save found, by row.
 */
export function useCheck(params: InGroup, rows: readonly Row[], refused: ReadonlyMap<string, Faults>) {
  const read = useMemo(
    () => rows.filter((row) => !isBlank(row)).map((row) => ({ id: row.id, ...readOnce(row) })),
    [rows],
  );
  const good = read.flatMap((one) => ('pupil' in one ? [{ id: one.id, pupil: one.pupil }] : []));
  const wanted = good.slice(0, MOST_NEW_ROWS);
  const [key] = useDebounce(JSON.stringify(wanted), STILL_MS);
  const query = useQuery({
    queryKey: [...queryKeyOf(checkNewPupils, { params }), key],
    enabled: key !== '[]',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    async queryFn({ signal }) {
      const asked = JSON.parse(key) as typeof wanted;
      const pupils = asked.map(({ pupil }) => pupil);
      const answer = await call(checkNewPupils, { params, body: { pupils }, signal });
      return new Map<string, Found>(
        asked.map(({ id, pupil }, i) => [id, { asked: JSON.stringify(pupil), ...answer.pupils[i]! }]),
      );
    },
  });
  const looked = new Map<string, Looked>(
    read.map((one) => {
      const past = refused.get(one.id);
      if ('faults' in one) return [one.id, { faults: one.faults }];
      const found = query.data?.get(one.id);
      if (found?.asked !== JSON.stringify(one.pupil)) return [one.id, { faults: past ?? {} }];
      const { username, twin } = found;
      const faults = { ...past, ...found.faults };
      const isFit = Object.keys(faults).length === 0 && (!twin || one.pupil.sure);
      return [one.id, { faults, username, twin, ...(isFit && { pupil: one.pupil }) }];
    }),
  );
  return { looked, isChecking: query.isFetching, error: query.error, retry: () => void query.refetch() };
}
