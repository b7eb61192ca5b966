/** State of a link from the history to a page below it: the query part of its filter. */
export const withHistoryFilter = (search: string) => ({ historyFilter: search });

/** Address of the history with the filter that a link carried along; without one, all orders. */
export function historyAddressIn(state: unknown): string {
  const hasFilter = typeof state === 'object' && state !== null && 'historyFilter' in state;
  return `/dashboard/history${hasFilter && typeof state.historyFilter === 'string' ? state.historyFilter : ''}`;
}
