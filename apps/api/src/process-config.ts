import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from './config.ts';
import type { DatabaseLocation } from './db/connect.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The configuration of this process. Throws a `ConfigError`. */
export const configOfProcess = (): Config =>
  readConfig(process.env, { dataDir: inRepository('.data'), webDist: inRepository('apps/web/dist') });

/** Location of the database in a configuration. */
export const databaseLocation = (config: Config): DatabaseLocation =>
  config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };
