import { type ClientOf, sellerOperations, withCalls } from '@sarraf/api-client';
import { useMemo } from 'react';
import { useApi } from './api-context.ts';

/** The calls of a seller that most visits never make. Only code that comes late may use it: the schemas of their replies come with it. */
export function useSellerCalls(): ClientOf<typeof sellerOperations> {
  const api = useApi();
  return useMemo(() => withCalls(api, sellerOperations), [api]);
}
