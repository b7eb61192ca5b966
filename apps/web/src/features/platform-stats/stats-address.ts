import { statsFilterOf, type StatsFilterValues } from '@sarraf/forms';

/** Filter in the query part of an address; an unknown period is all time. */
export function filterIn(search: string): StatsFilterValues {
  const params = new URLSearchParams(search);
  return statsFilterOf({ dateFilter: params.get('dateFilter'), search: params.get('search') });
}

/** Query part of a filter's address, empty or with its `?`; default values are left out. */
export function addressOf({ dateFilter, search }: StatsFilterValues): string {
  const params = new URLSearchParams();
  if (dateFilter !== 'all') params.set('dateFilter', dateFilter);
  if (search !== '') params.set('search', search);
  const text = params.toString();
  return text && `?${text}`;
}
