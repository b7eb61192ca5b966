import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 2000;

/** Query of the messages sent to a number, newest first; polls every two seconds while the page is visible. */
export const sentMessagesQuery = (api: Api, mobile: string) =>
  queryOptions({
    queryKey: ['sandbox', 'messages', mobile],
    queryFn: async ({ signal }) => (await api.getSandboxMessages({ mobile, signal })).messages,
    // Without data React Query would reset the error when a poll starts, and the error message would flicker.
    initialData: [],
    initialDataUpdatedAt: 0,
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
