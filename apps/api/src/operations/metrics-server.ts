import { once } from 'node:events';
import { createServer } from 'node:http';
import { ConfigError } from '../config-error.ts';
import type { Metrics } from './metrics.ts';

/** Opens `GET /metrics` on an address of its own, which the product's port never serves. Rejects with a {@link ConfigError} if it cannot. */
export async function startMetricsServer({ text, contentType }: Metrics, address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    text()
      .then((body) => response.writeHead(200, { 'content-type': contentType }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  server.listen(address);
  await once(server, 'listening').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new ConfigError(`Port ${address.port} of METRICS_PORT is taken.`);
    throw new ConfigError(
      `METRICS_HOST and METRICS_PORT: ${address.host}:${address.port} cannot be opened (${String(code)}).`,
    );
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : address.port,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
