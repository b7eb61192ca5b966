import { startProviders, type Providers } from '../../../apps/api/src/testing/stand-ins/providers.ts';
import { shareEnvironment } from '../test-environment.ts';

const started = Promise.withResolvers<Providers>();

/** Stand-ins of the services that the server needs. */
export const providers = started.promise;

/** Joins the environment of journeys on a production server with every service connected. */
export const joinEnvironment = shareEnvironment(async (origin, onClose) => {
  const all = await startProviders(origin);
  onClose(all.close);
  started.resolve(all);
  return { ...all.env, LOG_LEVEL: 'debug' };
});
