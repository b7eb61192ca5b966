import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OpenAPIBackend, type Context, type Request } from 'openapi-backend';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'apps/web/dist');
const CONTRACT = join(ROOT, 'packages/api-client/openapi.yaml');
const API = '/api';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Running server and its log. */
export interface FakeContractServer {
  /** Address of the app. */
  origin: string;
  /** Operation ids in the order in which they were called. */
  called: string[];
  /** Descriptions of requests that the contract does not allow; empty for an app that follows it. */
  refused: string[];
  /** Ends the server. */
  close: () => Promise<void>;
}

/** Reply: a status and the body of an example of the contract. */
interface Reply {
  status: number;
  body: unknown;
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  (await request.setEncoding('utf8').toArray()).join('');

/** Creates a backend from the contract: it validates every request, and every reply is an example of the contract. */
async function createBackend(called: string[], refused: string[], chosen: Record<string, string>) {
  const example =
    (status: number) =>
    (context: Context): Reply => {
      const { operationId = '' } = context.operation;
      called.push(operationId);
      const { mock } = context.api.mockResponseForOperation(operationId, {
        code: status,
        ...(chosen[operationId] !== undefined && { example: chosen[operationId] }),
      });
      return { status, body: mock };
    };
  const backend = new OpenAPIBackend({
    definition: CONTRACT,
    // Skips its own validation of the definition, which supports only OpenAPI 3.0; Redocly lints ours.
    quick: true,
    apiRoot: API,
    ajvOpts: { strict: false, formats: { email: true, date: true, uuid: true, uri: true, 'date-time': true } },
    handlers: {
      notImplemented: example(200),
      // There is no sandbox in production.
      getSandbox: example(404),
      getSandboxMessages: example(404),
      paySandboxDeposit: example(404),
      notFound: ({ request }: Context): Reply => {
        refused.push(`${request.method} ${request.path} is not in the contract`);
        return { status: 404, body: { success: false, message: 'Not found' } };
      },
      validationFail: ({ operation, validation }: Context): Reply => {
        refused.push(`${operation.operationId}: ${JSON.stringify(validation.errors)}`);
        return { status: 400, body: { success: false, message: 'Bad request' } };
      },
      unauthorizedHandler: ({ operation }: Context): Reply => {
        refused.push(`${operation.operationId}: no bearer token`);
        return { status: 401, body: { success: false, message: 'Unauthorized' } };
      },
    },
  });
  backend.registerSecurityHandler('bearer', ({ request }: Context) =>
    /^Bearer \S+$/.test(String(request.headers['authorization'] ?? '')),
  );
  await backend.init();
  return backend;
}

async function readPage(path: string): Promise<{ type: string; content: Buffer }> {
  const file = extname(path) === '' ? 'index.html' : path;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { type, content: await readFile(join(DIST, file)) };
}

/**
 * Serves the built app with an API that only follows `openapi.yaml`.
 *
 * @param chosen Name of the example to reply with, by operation id; the first example by default.
 */
export async function startFakeServer(chosen: Record<string, string> = {}): Promise<FakeContractServer> {
  const called: string[] = [];
  const refused: string[] = [];
  const backend = await createBackend(called, refused, chosen);

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith(`${API}/`)) {
      const text = await bodyOf(request);
      const apiRequest = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: request.headers as Request['headers'],
      };
      const { status, body }: Reply = await backend.handleRequest(
        text === '' ? apiRequest : { ...apiRequest, body: text },
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const page = await readPage(path).catch(() => null);
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    called,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
