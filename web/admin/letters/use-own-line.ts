import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getLetterLines, saveLetterLine, type Letter } from '../../../server/contract/letters.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';

/** Typing rests for this long before it is stored. */
const REST_MS = 800;

/** What a teacher adds to a letter. */
export interface OwnLine {
  line: string;
  setLine: (line: string) => void;
  /** Stores it now. */
  flush: () => void;
  /** Whether it is stored with a group, and whether it is so by now. */
  isKept: boolean;
  isSaved: boolean;
}

/** The own line of a letter; with a group it is kept there while it is typed. */
export function useOwnLine(letter: Letter, group?: { account: string; group: string }): OwnLine {
  const client = useQueryClient();
  const params = group ?? { account: '', group: '' };
  const asked = queryOf(getLetterLines, { params });
  const { data } = useQuery({ ...asked, enabled: group !== undefined });
  const [draft, setDraft] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (line: string) => call(saveLetterLine, { params: { ...params, letter }, body: { line } }),
    onSuccess: (lines) => client.setQueryData(asked.queryKey, lines),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const isChanged = group !== undefined && draft !== undefined && draft.trim() !== data?.[letter];
  useUnsaved(isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => mutate(draft), REST_MS);
    return () => clearTimeout(timer);
  }, [isChanged, draft, mutate]);
  return {
    line: draft ?? data?.[letter] ?? '',
    setLine: setDraft,
    flush: () => isChanged && !isPending && mutate(draft),
    isKept: group !== undefined,
    isSaved: draft !== undefined && !isChanged,
  };
}
