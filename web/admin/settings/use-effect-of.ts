import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { practiceFieldsSchema, type PracticeFields } from '../../../server/contract/practice-fields.ts';
import { checkSetting } from '../../../server/contract/settings.ts';
import { queryOf } from '../../app/query-of.ts';

/** Waits until one has stopped turning knobs. */
const CHECK_MS = 500;

/** What the setting as it is filled in leaves to practise, a moment after the last change. */
export function useEffectOf(accountId: string, groupId: string, fields: PracticeFields) {
  const now = JSON.stringify(fields);
  const [settled] = useDebounce(now, CHECK_MS);
  const isFilledIn = practiceFieldsSchema.safeParse(fields).success;
  return useQuery({
    ...queryOf(checkSetting, {
      params: { account: accountId, group: groupId },
      body: { fields: JSON.parse(settled) as PracticeFields },
    }),
    enabled: isFilledIn && settled === now,
    placeholderData: (before) => (isFilledIn ? before : undefined),
  });
}
