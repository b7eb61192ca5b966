import { statsFilterOf, type StatsFilterValues } from '@sarraf/forms';

/** The filter an address asks for; a period nobody knows is all time. */
export function filterIn(search: string): StatsFilterValues {
  const said = new URLSearchParams(search);
  return statsFilterOf({ dateFilter: said.get('dateFilter'), search: said.get('search') });
}

/** The query part of the address of a filter, empty or with its `?`; what goes without saying is left out. */
export function addressOf({ dateFilter, search }: StatsFilterValues): string {
  const said = new URLSearchParams();
  if (dateFilter !== 'all') said.set('dateFilter', dateFilter);
  if (search !== '') said.set('search', search);
  const text = said.toString();
  return text && `?${text}`;
}

/** Whether two filters ask the same. */
export const isSameFilter = (one: StatsFilterValues, other: StatsFilterValues): boolean =>
  one.dateFilter === other.dateFilter && one.search === other.search;
