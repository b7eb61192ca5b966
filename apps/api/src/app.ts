import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId, type RequestIdVariables } from 'hono/request-id';
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
import { payoutRoutes } from './routes/payouts.ts';
import { profileRoutes } from './routes/profile.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { sellRoutes } from './routes/sell.ts';
import { settingsRoutes } from './routes/settings.ts';
import { statsRoutes } from './routes/stats.ts';
import { userRoutes } from './routes/user.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { walletRoutes } from './routes/wallet.ts';
import type { Services } from './services.ts';

const MOST_BODY_BYTES = 16 * 1024;
const COMPRESS_FROM_BYTES = 1024;
/** One that a proxy sends is kept; a longer one is replaced. */
const LONGEST_REQUEST_ID = 64;

/** A bank's answer to a batch, the one body that is a file. */
const FILE_PATH = '/api/admin/payouts/import';
const MOST_FILE_BYTES = 1024 * 1024;

const tooLarge = (): never => {
  throw new HttpError(413, ({ request }) => request.tooLarge);
};
const fileTooLarge = (): never => {
  throw new HttpError(413, ({ payouts }) => payouts.tooLarge);
};
const limitBody = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge });
const limitFile = bodyLimit({ maxSize: MOST_FILE_BYTES, onError: fileTooLarge });

// Postgres keeps no NUL in a text, so no record has one in its id.
const refuseNul: MiddlewareHandler = (c, next) => {
  if (c.req.url.includes('%00')) throw new HttpError(400, ({ request }) => request.invalid);
  return next();
};

/** Everything below /api: the contract, and 404 in JSON for what it does not have. */
function api(services: Services) {
  const routes = new Hono()
    .use(refuseNul)
    .use((c, next) => (c.req.path === FILE_PATH ? limitFile : limitBody)(c, next))
    .use(compress({ threshold: COMPRESS_FROM_BYTES }))
    .route('/auth', authRoutes(services))
    .route('/kyc', kycRoutes(services))
    .route('/user', userRoutes(services))
    .route('/bank', bankRoutes(services))
    .route('/sell', sellRoutes(services))
    .route('/history', historyRoutes(services))
    .route('/profile', profileRoutes(services))
    .route('/settings', settingsRoutes(services))
    .route('/admin/payouts', payoutRoutes(services))
    .route('/admin', adminRoutes(services))
    .route('/wallet', walletRoutes(services))
    .route('/audit', auditRoutes(services))
    .route('/stats', statsRoutes(services))
    .route('/webhooks', webhookRoutes(services));
  if (services.sandboxChain) routes.route('/sandbox', sandboxRoutes(services, services.sandboxChain));
  return routes;
}

/** Each reply of a server that stops is the last of its connection, so that no request comes over one that is about to be cut. */
const closesWhen =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (stopping.aborted) c.header('Connection', 'close');
  };

/** The whole server as one fetch function; it opens no port and reads no environment. `stopping` is aborted when it is to end. */
export function createApp(services: Services, webApp?: Hono, stopping: AbortSignal = new AbortController().signal) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId({ limitLength: LONGEST_REQUEST_ID }));
  app.use(closesWhen(stopping), requestLog(services.log), securityHeaders(), neverKept, closeUnread);
  app.use('/api/*', findLanguage, saysLanguage, noticeForwarding(services));
  if (services.sandboxChain) app.use('/api/*', saysSandbox);
  app.onError(failures(services.log));
  app.notFound(unknownPath);
  // Under both, since what watches servers asks at the root.
  app.route('/', healthRoutes(services, stopping)).route('/api', healthRoutes(services, stopping));
  app.route('/api', api(services));
  app.all('/api/*', unknownPath);
  if (webApp) app.route('/', webApp);
  return app;
}
