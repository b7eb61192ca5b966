import type { Logger } from 'pino';
import type { Clock } from './providers/providers.ts';

const DAY_MS = 86_400_000;

const LOG_MESSAGES = {
  'forwarded-not-believed':
    'requests carry a forwarding header that is not believed: behind a proxy set TRUSTED_PROXIES, else all callers count as one address',
} as const;

type Warning = keyof typeof LOG_MESSAGES;

/** Warnings of this process for its operator, each with the time when it last occurred. A warning expires after a day. */
export function serverWarnings(log: Logger, clock: Clock) {
  const noticed = new Map<Warning, { last: Date; logged: Date }>();
  return {
    /** Records a warning, and logs it once a day. */
    notice: (name: Warning): void => {
      const now = clock.now();
      const before = noticed.get(name);
      const isLogged = before !== undefined && now.getTime() - before.logged.getTime() < DAY_MS;
      if (!isLogged) log.warn({ warning: name }, LOG_MESSAGES[name]);
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
