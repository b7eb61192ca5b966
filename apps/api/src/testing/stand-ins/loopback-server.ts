import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Request to a stand-in. */
export interface StandInRequest {
  method: string;
  /** Path without its query. */
  path: string;
  text: string;
  header: (name: string) => string | undefined;
}

/** Reply of a stand-in: an object is sent as JSON, a text as it is; `cut` closes the connection without one. */
export type StandInReply = { status: number; body: unknown; headers?: Record<string, string> } | 'cut';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts an HTTP server of a stand-in on the loopback address, on a free port if `port` is 0. */
export async function startLoopbackServer(port: number, replyTo: (request: StandInRequest) => Promise<StandInReply>) {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await replyTo({
      method: request.method ?? '',
      path: (request.url ?? '').replace(/\?.*$/, ''),
      text: await textOf(request),
      header: (name) => [request.headers[name]].flat()[0],
    });
    if (reply === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
