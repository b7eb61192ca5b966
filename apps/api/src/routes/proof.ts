import { vErrorReply } from '@sarraf/api-client/contract';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sarraf/domain';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { hitHourlyLimits, refuseAtLimit } from '../codes/rate-limit.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { failures } from '../middleware/failures.ts';
import { noticeForwarding } from '../middleware/forwarded.ts';
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
    .onError(async (error, c) => {
      const reply = await failures(services.log)(error, c);
      const { message } = v.parse(vErrorReply, await reply.json());
      const headers = { ...Object.fromEntries(reply.headers), 'content-type': 'text/html; charset=UTF-8' };
      return new Response(String(await noProofPage(contextOf(c), message)), { status: reply.status, headers });
    })
    .use(noticeForwarding(services), privateHeaders(style))
    .get('/:token', async (c) => {
      const limit = { key: `proof:${clientAddress(c, config.trustedProxies)}`, limit: WRONG_PER_HOUR };
      await refuseAtLimit(db, limit, clock.now(), ({ proof }) => proof.tooMany);
      const facts = await proofFacts(services, c.req.param('token'));
      if (facts) {
        const isSandbox = config.mode === 'sandbox';
        return c.html(proofPage({ ...contextOf(c), payer: config.operatorName, now: clock.now(), isSandbox }, facts));
      }
      await hitHourlyLimits(db, [limit], clock.now(), ({ proof }) => proof.tooMany);
      return c.html(noProofPage(contextOf(c)), 404);
    })
    .get('*', (c) => c.html(noProofPage(contextOf(c)), 404));
}
