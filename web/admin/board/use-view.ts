import { useAddressValue } from '../../ui/use-address-value.ts';
import { WINDOWS, type Window } from './misconceptions.ts';
import { FILTERS, SORTS, type Filter, type Sort } from './order.ts';

const oneOf = <T extends string>(list: readonly T[], value: string | null, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

/** How the board is looked at; it stands in the address, so that it survives a reload and can be kept as a bookmark. */
export function useView() {
  const [params, set] = useAddressValue();
  return {
    sort: oneOf<Sort>(SORTS, params.get('volgorde'), 'name'),
    setSort: (value: string) => set('volgorde', value, 'name'),
    filter: oneOf<Filter>(FILTERS, params.get('toon'), 'all'),
    setFilter: (value: Filter) => set('toon', value, 'all'),
    search: params.get('zoek') ?? '',
    setSearch: (value: string) => set('zoek', value, ''),
    window: oneOf<Window>(WINDOWS, params.get('periode'), 'today'),
    setWindow: (value: Window) => set('periode', value, 'today'),
    /** The view for the digital blackboard. */
    big: params.get('bord') === '1',
    setBig: (big: boolean) => set('bord', big ? '1' : '', ''),
  };
}
