import type { Api } from '@sarraf/api-client';
import { useEffect, useState } from 'react';
import { isAborted, useApi } from '../../shared/api/index.ts';

type Message = Awaited<ReturnType<Api['getSandboxMessages']>>['messages'][number];

const POLL_MS = 2000;

/** The messages of a number, newest first. */
export interface Messages {
  messages: readonly Message[];
  /** The last reading failed. */
  failed: boolean;
}

const NONE: Messages = { messages: [], failed: false };

/** Reads the messages sent to a number, every two seconds, one request at a time. */
export function useSentMessages(mobile: string | null): Messages {
  const api = useApi();
  const [read, setRead] = useState<Messages & { of: string | null }>({ ...NONE, of: null });

  useEffect(() => {
    if (mobile === null) return undefined;
    const leave = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      try {
        const { messages } = await api.getSandboxMessages({ mobile, signal: leave.signal });
        setRead({ of: mobile, messages, failed: false });
      } catch (error) {
        if (isAborted(error)) return;
        setRead((last) => ({ ...(last.of === mobile ? last : NONE), of: mobile, failed: true }));
      }
      if (!leave.signal.aborted) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [api, mobile]);

  return read.of === mobile ? read : NONE;
}
