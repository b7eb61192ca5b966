import type { Api } from '@sarraf/api-client';
import { queryOptions } from '@tanstack/react-query';

const POLL_MS = 2000;

/** The messages sent to a number, newest first; polled every two seconds while the page is not hidden. */
export const sentMessagesQuery = (api: Api, mobile: string) =>
  queryOptions({
    queryKey: ['sandbox', 'messages', mobile],
    queryFn: async ({ signal }) => (await api.getSandboxMessages({ mobile, signal })).messages,
    // Without data the error would be forgotten at the beginning of each poll.
    initialData: [],
    initialDataUpdatedAt: 0,
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
