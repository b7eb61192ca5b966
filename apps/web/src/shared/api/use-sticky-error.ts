import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Error of a query that has never had data. Kept during a refetch, when the query's own `error` is already null, so that the *Try again* button
 * stays mounted and keeps the focus.
 */
export function useStickyError({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return data === undefined ? (error ?? last) : null;
}
