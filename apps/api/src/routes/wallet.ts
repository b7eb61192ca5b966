import { vRequestWithdrawalBody, vRequestWithdrawalHeaders } from '@sarraf/api-client/contract';
import { Hono } from 'hono';
import { signedIn, verifiedOnly, type Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { readIdempotencyKey, parseBody } from '../parse-request.ts';
import { refuseBlocked } from '../people/blocked.ts';
import type { Services } from '../services.ts';
import { requestWithdrawal } from '../wallet/request-withdrawal.ts';
import { walletReply } from '../wallet/wallet-reply.ts';

/** The seller's wallet and withdrawals. */
export const walletRoutes = (services: Services) =>
  new Hono<Caller>()
    .use(signedIn(services), verifiedOnly)
    .get('/', async (c) => c.json({ success: true, data: await walletReply(services.db, c.get('user').id) }))
    .post('/withdrawals', async (c) => {
      const user = c.get('user');
      refuseBlocked(user);
      const request = await parseBody(c, vRequestWithdrawalBody, ({ wallet }) => wallet.fields);
      const data = await requestWithdrawal(services, user, request, readIdempotencyKey(c, vRequestWithdrawalHeaders));
      return c.json({ success: true, message: messagesOf(c).wallet.requested, data });
    });
