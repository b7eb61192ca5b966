import { historyFilterOf, NO_HISTORY_FILTER, type HistoryFilterValues } from '@sarraf/forms';

const NAMES = ['status', 'from', 'to', 'search'] as const;

/** Filter in the query part of an address; an invalid value is as if absent. */
export function filterIn(search: string): HistoryFilterValues {
  const params = new URLSearchParams(search);
  return historyFilterOf({
    status: params.get('status') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
    search: params.get('search') ?? undefined,
  });
}

/** Query part of a filter's address, empty or with its `?`; default values are left out. */
export function addressOf(values: HistoryFilterValues): string {
  const params = new URLSearchParams();
  for (const name of NAMES) if (values[name] !== NO_HISTORY_FILTER[name]) params.set(name, values[name]);
  const text = params.toString();
  return text && `?${text}`;
}
