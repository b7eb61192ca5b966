import { STATEMENT_BYTES } from '@sarraf/domain';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { countRequests } from './middleware/count-requests.ts';
import { failures, unknownPath } from './middleware/failures.ts';
import { noticeForwarding } from './middleware/forwarded.ts';
import { neverKept, saysSandbox, securityHeaders } from './middleware/headers.ts';
import { HttpError } from './http-error.ts';
import { findLanguage, saysLanguage } from './middleware/language.ts';
import { requestLog } from './middleware/request-log.ts';
import { closeUnread } from './middleware/unread-body.ts';
import { adminRoutes } from './routes/admin.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { bankRoutes } from './routes/bank.ts';
import { healthRoutes } from './routes/health.ts';
import { kycRoutes } from './routes/kyc.ts';
import { historyRoutes } from './routes/history.ts';
import { statementRoutes } from './routes/statement.ts';
import { payoutRoutes } from './routes/payouts.ts';
import { profileRoutes } from './routes/profile.ts';
import { proofRoutes } from './routes/proof.ts';
import { readOrderRoutes } from './routes/read-order.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { sellRoutes } from './routes/sell.ts';
import { settingsRoutes } from './routes/settings.ts';
import { statsRoutes } from './routes/stats.ts';
import { userRoutes } from './routes/user.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { walletRoutes } from './routes/wallet.ts';
import type { Metrics } from './operations/metrics.ts';
import { operationsOf, type Operations } from './operations/operations.ts';
import { withRequestId } from './server-log.ts';
import type { Services } from './services.ts';

const MAX_BODY_BYTES = 16 * 1024;
const compressLarge = compress({ threshold: 1024 });
/** Polls of an order are never large, which the middleware finds out only after it has copied the reply. */
const POLLED_PATH = '/api/sell/orders/';
/** A request id that a proxy sends is kept, unless it is longer than this. */
const MAX_REQUEST_ID_LENGTH = 64;

/** Imports of a bank's results and of its statement: the bodies that are files. */
const FILE_PATH = '/api/admin/payouts/import';
const MAX_FILE_BYTES = 1024 * 1024;
const STATEMENT_PATH = '/api/admin/bank-statement';

/** Meta puts many events into one webhook, up to this size. */
const WHATSAPP_PATH = '/api/webhooks/whatsapp';
const MAX_WHATSAPP_BYTES = 3 * 1024 * 1024;

const tooLarge = (): never => {
  throw new HttpError(413, ({ request }) => request.tooLarge);
};
const fileTooLarge = (): never => {
  throw new HttpError(413, ({ payouts }) => payouts.tooLarge);
};
const statementTooLarge = (): never => {
  throw new HttpError(413, ({ bankStatement }) => bankStatement.tooLarge);
};
const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
const limitFile = bodyLimit({ maxSize: MAX_FILE_BYTES, onError: fileTooLarge });
const limitStatement = bodyLimit({ maxSize: STATEMENT_BYTES, onError: statementTooLarge });
const limitWhatsapp = bodyLimit({ maxSize: MAX_WHATSAPP_BYTES, onError: tooLarge });
const limits = new Map([
  [FILE_PATH, limitFile],
  [STATEMENT_PATH, limitStatement],
  [WHATSAPP_PATH, limitWhatsapp],
]);

// Postgres stores no NUL in a text, so no record has an id with one.
const refuseNul: MiddlewareHandler = (c, next) => {
  if (c.req.url.includes('%00')) throw new HttpError(400, ({ request }) => request.invalid);
  return next();
};

/** Routes of the contract, below /api. */
function api(services: Services, operations: Operations) {
  const routes = new Hono()
    .use(refuseNul)
    // To look for a body in a GET, which has none, a whole `Request` would be built.
    .use((c, next) => (c.req.method === 'GET' ? next() : (limits.get(c.req.path) ?? limitBody)(c, next)))
    .use((c, next) => (c.req.method === 'GET' && c.req.path.startsWith(POLLED_PATH) ? next() : compressLarge(c, next)))
    .route('/auth', authRoutes(services))
    .route('/kyc', kycRoutes(services))
    .route('/user', userRoutes(services))
    .route('/bank', bankRoutes(services))
    .route('/sell/orders', readOrderRoutes(services))
    .route('/sell', sellRoutes(services))
    .route('/history', statementRoutes(services))
    .route('/history', historyRoutes(services))
    .route('/profile', profileRoutes(services))
    .route('/settings', settingsRoutes(services))
    .route('/admin/payouts', payoutRoutes(services))
    .route('/admin/second-factor', secondFactorRoutes(services))
    .route('/admin', adminRoutes(services, operations))
    .route('/wallet', walletRoutes(services))
    .route('/audit', auditRoutes(services))
    .route('/stats', statsRoutes(services))
    .route('/webhooks', webhookRoutes(services));
  if (services.sandboxChain) routes.route('/sandbox', sandboxRoutes(services, services.sandboxChain));
  return routes;
}

/** Closes the connection after each reply while the server is stopping, so that no request is sent over one that is about to be cut. */
const closeWhen =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (stopping.aborted) c.header('Connection', 'close');
  };

/** Optional parts of the server. */
interface AppOptions {
  /** Aborted before the server ends. */
  stopping?: AbortSignal;
  /** Counts the requests; absent if no metrics are collected. */
  metrics?: Pick<Metrics, 'observe'> | undefined;
}

/** Creates the whole server as one fetch function, which opens no port and reads no environment. */
export function createApp(
  services: Services,
  webApp?: Hono,
  { stopping = new AbortController().signal, metrics }: AppOptions = {},
) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }));
  app.use(withRequestId);
  if (metrics) app.use(countRequests(metrics));
  app.use(closeWhen(stopping), requestLog(services.log), securityHeaders(), neverKept, closeUnread);
  app.use('/api/*', findLanguage, saysLanguage, noticeForwarding(services));
  if (services.sandboxChain) app.use('/api/*', saysSandbox);
  app.onError(failures(services.log));
  app.notFound(unknownPath);
  // At both paths: monitoring usually calls the root.
  const operations = operationsOf(services);
  const health = healthRoutes(operations, stopping);
  app.route('/', health).route('/api', health);
  app.route('/api', api(services, operations));
  app.all('/api/*', unknownPath);
  app.route('/proof', proofRoutes(services));
  if (webApp) app.route('/', webApp);
  return app;
}
