import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { bodySignature, verifySignature } from '../signatures.ts';

/** A request that the service received. */
interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
  key: string | undefined;
  isSigned: boolean;
}

/** Answer of the service: a status with a body, `'hang'` for no answer, `'cut'` for a closed connection. */
type ServiceReply = { status: number; body?: unknown } | 'hang' | 'cut';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a request has both signatures: that of Standard Webhooks, at its own timestamp, and the older one. */
function isSignedBoth(key: string, headers: IncomingHttpHeaders, body: string): boolean {
  const header = (name: string): string | undefined => [headers[name]].flat()[0];
  const sentAt = new Date(Number(header('webhook-timestamp')) * 1000);
  const isStandard = verifySignature([key], header, Buffer.from(body), sentAt) === 'valid';
  return isStandard && header('x-signature') === bodySignature(key, body);
}

/** Starts a fake payout service on the loopback address, which keeps the requests it received. */
export async function payoutService(key: string, replyTo: (request: ReceivedRequest) => ServiceReply) {
  const requests: ReceivedRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request);
    const { method = '', url: path = '', headers } = request;
    const idempotencyKey = headers['idempotency-key'];
    const received: ReceivedRequest = {
      method,
      path,
      body,
      key: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      isSigned: isSignedBoth(key, headers, body),
    };
    requests.push(received);
    const reply = replyTo(received);
    if (reply === 'hang') return;
    if (reply === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body ?? {}));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
