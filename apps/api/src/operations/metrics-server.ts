import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Opens `GET /metrics` on an address of its own, which the product's port never serves. Rejects if the port is taken. */
export async function startMetricsServer({ text, contentType }: Metrics, address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    text()
      .then((body) => response.writeHead(200, { 'content-type': contentType }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  server.listen(address);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : address.port,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
