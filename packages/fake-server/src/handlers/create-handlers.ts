import type { Operation, OperationData } from '@sarraf/api-client';
import { type OperationId, operations } from '@sarraf/api-client/operations';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { GenericSchema } from 'valibot';
import { type Fault, respondWith } from '../faults.ts';
import type { FakeServer } from '../server.ts';
import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { bankStatement } from './bank-statement.ts';
import { createCall, Refusal } from './call.ts';
import { desk } from './desk.ts';
import { deskUsers } from './desk-users.ts';
import { exceptionDesk } from './exceptions.ts';
import { identity } from './identity.ts';
import { operations as operationsView } from './operations.ts';
import { payoutFiles } from './payout-files.ts';
import { payouts } from './payouts.ts';
import { people } from './people.ts';
import { proofs } from './proofs.ts';
import type { Resolvers } from './resolvers.ts';
import { sandbox } from './sandbox.ts';
import { secondFactor } from './second-factor.ts';
import { selling } from './selling.ts';
import { signIn } from './sign-in.ts';
import { statement } from './statement.ts';
import { wallet } from './wallet.ts';

const resolvers: Resolvers = {
  ...signIn,
  ...identity,
  ...accounts,
  ...selling,
  ...proofs,
  ...people,
  ...statement,
  ...administration,
  ...bankStatement,
  ...payouts,
  ...payoutFiles,
  ...exceptionDesk,
  ...desk,
  ...operationsView,
  ...deskUsers,
  ...wallet,
  ...secondFactor,
  ...sandbox,
};

/** Options of the handlers. */
export interface HandlerOptions {
  /** Base URL of the API, or a pattern for it; default `*\/api` (any origin). */
  baseUrl?: string;
}

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

const routeOf = ({ path }: Operation<OperationData, GenericSchema>, { baseUrl = '*/api' }: HandlerOptions) =>
  baseUrl + path.replace(/\{(\w+)\}/g, ':$1');

const isOperationId = (id: string): id is OperationId => id in operations;

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return {};
  }
}

async function answer(server: FakeServer, id: OperationId, request: Request, path: unknown): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { sendsBody, file } = operations[id];
  const body = file === 'upload' ? await request.text() : sendsBody ? await jsonOf(request) : {};
  const headers = new Headers(server.sandbox ? { Sandbox: 'true' } : {});
  try {
    const reply = resolvers[id](createCall(server, request.headers, { body, path, query }));
    if (!(reply instanceof Blob)) return HttpResponse.json(reply, { headers });
    headers.set('Content-Type', reply.type);
    return new HttpResponse(reply, { headers });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { status, message, extras, retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
    return HttpResponse.json({ success: false, message, ...extras }, { status, headers });
  }
}

/** Creates msw handlers for every call of the contract, answered by one fake server. */
export function createHandlers(server: FakeServer, options: HandlerOptions = {}): HttpHandler[] {
  return (
    Object.keys(operations)
      .filter(isOperationId)
      // Fixed paths before paths with parameters: msw takes the first match.
      .toSorted((a, b) => operations[a].path.split('{').length - operations[b].path.split('{').length)
      .map((id) => {
        const operation = operations[id];
        return verbs[operation.method](routeOf(operation, options), ({ request, params }) =>
          answer(server, id, request, params),
        );
      })
  );
}

/** Creates a handler that makes one call fail; `use` it after `createHandlers`. After a delay the server answers. */
export function createFaultHandler(
  server: FakeServer,
  id: OperationId,
  fault: Fault,
  options: HandlerOptions = {},
): HttpHandler {
  const operation = operations[id];
  return verbs[operation.method](routeOf(operation, options), async ({ request, params }) => {
    try {
      return await respondWith(fault, request.signal, () => answer(server, id, request, params));
    } catch {
      return HttpResponse.error();
    }
  });
}
