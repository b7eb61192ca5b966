import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';
import { readTolerances, type Tolerances } from './tolerances.ts';

const LOOPBACK = '127.0.0.1';

/** Configuration of what the operator sees: metrics, heartbeats, tolerances. */
export interface OperationsConfig {
  /** Address of `GET /metrics`; undefined if no metrics are collected. */
  metrics: { host: string; port: number } | undefined;
  /** Time that one round of a loop may take, in milliseconds. */
  loopRoundMs: number;
  tolerances: Tolerances;
}

const given = v.optional(v.pipe(v.string(), v.trim()));

/** Environment variables of {@link OperationsConfig}. */
export const operationsVariables = { METRICS_PORT: given, METRICS_HOST: given, TOLERANCES: given };

/** Reads the configuration of metrics, heartbeats and tolerances. Throws a {@link ConfigError} that names the variable. */
export function readOperations(
  e: Partial<Record<keyof typeof operationsVariables, string | undefined>> & { LOOP_ROUND_MS: number },
): OperationsConfig {
  const items = (e.TOLERANCES ?? '').split(',').filter((item) => item.trim() !== '');
  const port = Number(e.METRICS_PORT ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError('METRICS_PORT must be a port: a whole number up to 65535.');
  }
  if (e.METRICS_HOST !== undefined && e.METRICS_PORT === undefined) {
    throw new ConfigError('METRICS_HOST is for METRICS_PORT. Set that, or unset it.');
  }
  return {
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST ?? LOOPBACK, port },
    loopRoundMs: e.LOOP_ROUND_MS,
    tolerances: readTolerances(items),
  };
}
