import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Why a first reading failed, for as long as there is nothing to show: also while it is tried again, when the query itself has
 * already forgotten, so that the button that was pressed keeps its place and the focus.
 */
export function useStandingError({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return data === undefined ? (error ?? last) : null;
}
