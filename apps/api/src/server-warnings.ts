import type { Logger } from 'pino';
import type { Clock } from './providers/providers.ts';

const DAY_MS = 86_400_000;

const SENTENCES = {
  'forwarded-not-believed':
    'requests carry a forwarding header that is not believed: behind a proxy set TRUSTED_PROXIES, else all callers count as one address',
} as const;

type Warning = keyof typeof SENTENCES;

/** What about this process wants to be looked at by its operator, and when it was last noticed; forgotten after a day. */
export function serverWarnings(log: Logger, clock: Clock) {
  const noticed = new Map<Warning, { last: Date; logged: Date }>();
  return {
    /** Takes it down, and tells the log once a day. */
    notice: (name: Warning): void => {
      const now = clock.now();
      const before = noticed.get(name);
      const isLogged = before !== undefined && now.getTime() - before.logged.getTime() < DAY_MS;
      if (!isLogged) log.warn({ warning: name }, SENTENCES[name]);
      noticed.set(name, { last: now, logged: isLogged ? before.logged : now });
    },
    current: (): { name: Warning; since: string }[] =>
      [...noticed]
        .filter(([, { last }]) => clock.now().getTime() - last.getTime() < DAY_MS)
        .map(([name, { last }]) => ({ name, since: last.toISOString() })),
  };
}

/** The warnings of one process. */
export type ServerWarnings = ReturnType<typeof serverWarnings>;
