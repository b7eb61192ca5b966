import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sarraf/domain';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { hitHourlyLimits, refuseAtLimit } from '../codes/rate-limit.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { errorToReply } from '../middleware/failures.ts';
import { noticeForwarding } from '../middleware/forwarded.ts';
import { messagesByLanguage } from '../messages.ts';
import { proofFacts } from '../orders/proof-facts.ts';
import type { Services } from '../services.ts';
import { noProofPage, proofPage } from './proof-page.ts';
import { proofStyle, type ProofStyle } from './proof-style.ts';

/** Links without a proof that one client address may open in an hour: a carrier puts many phones behind one. */
const WRONG_PER_HOUR = 200;

interface Page {
  Variables: {
    language: Language;
  };
}

/** Headers of every page of a proof: nobody keeps it, finds it or learns of it from a link on it. */
const privateHeaders =
  (style: () => ProofStyle): MiddlewareHandler<Page> =>
  (c, next) => {
    const asked = c.req.query('lang');
    c.set('language', isLanguage(asked) ? asked : DEFAULT_LANGUAGE);
    c.header('Content-Security-Policy', style().policy);
    c.header('Content-Language', c.get('language'));
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
    return next();
  };

/**
 * Pages of proofs of payment (product.md R56), without login. Every link that does not work has the same reply after the same work, and counts
 * towards the limit of its client address.
 */
export function proofRoutes(services: Services) {
  const { db, clock, config } = services;
  let known: ProofStyle | undefined;
  const style = () => (known ??= proofStyle(config.webDist));
  const contextOf = (c: Context<Page>) => ({ language: c.get('language'), css: style().css });

  return new Hono<Page>()
    .onError((error, c) => {
      const { status, messageOf, extras } = errorToReply(services.log, error, c);
      const language = c.get('language');
      if (extras.retryAfterSeconds !== undefined) c.header('Retry-After', String(extras.retryAfterSeconds));
      return c.html(noProofPage(contextOf(c), messageOf(messagesByLanguage[language], language)), status);
    })
    .use(noticeForwarding(services), privateHeaders(style))
    .get('/:token', async (c) => {
      const limit = { key: `proof:${clientAddress(c, config.trustedProxies)}`, limit: WRONG_PER_HOUR };
      await refuseAtLimit(db, limit, clock.now(), ({ proof }) => proof.tooMany);
      const token = c.req.param('token');
      const facts = await proofFacts(services, token);
      if (facts) {
        const context = {
          operator: config.operatorName,
          now: clock.now(),
          url: `${config.publicUrl || new URL(c.req.url).origin}/proof/${token}`,
          isSandbox: config.mode === 'sandbox',
        };
        return c.html(proofPage({ ...contextOf(c), ...context }, facts));
      }
      await hitHourlyLimits(db, [limit], clock.now(), ({ proof }) => proof.tooMany);
      return c.html(noProofPage(contextOf(c)), 404);
    })
    .get('*', (c) => c.html(noProofPage(contextOf(c)), 404));
}
