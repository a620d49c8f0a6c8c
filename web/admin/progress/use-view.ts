import { useSearchParams } from 'react-router';
import type { GroupProgress } from '../../../server/contract/progress.ts';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { SORTS, type Sort } from './order.ts';

export const KINDS = ['all', 'spelling', 'lezen', 'lijst'] as const;
export type Kind = (typeof KINDS)[number];

/** How the matrix is shown; it stands in the address. */
export interface View {
  sort: Sort;
  kind: Kind;
  /** School year that is shown; 0 for all. */
  year: number;
  /** Changes one of them; the standard does not stand in the address. */
  set: (key: 'volgorde' | 'soort' | 'leerjaar', value: string, standard: string) => void;
  /** Leaves nothing out any more. */
  showAll: () => void;
}

/** How the matrix of this group is shown, by the address. What is not there in this group falls back to the standard. */
export function useView({ pupils, categories }: Pick<GroupProgress, 'pupils' | 'categories'>): View {
  const [params, set] = useAddressValue();
  const [, setParams] = useSearchParams();
  const asked = params.get('volgorde');
  const year = Number(params.get('leerjaar'));
  return {
    sort:
      [...SORTS, ...categories.map(({ id }) => id)].find((one) => one === asked) ?? ('need' satisfies Sort),
    kind: KINDS.find((one) => one === params.get('soort')) ?? 'all',
    year: pupils.some(({ groep }) => groep === year) ? year : 0,
    set,
    // In one step: of two, the second begins with what stood there before the first.
    showAll: () =>
      setParams(
        (before) => {
          before.delete('soort');
          before.delete('leerjaar');
          return before;
        },
        { replace: true },
      ),
  };
}
