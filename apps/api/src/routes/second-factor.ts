import {
  vFinishPasskeyBody,
  vFinishSecondFactorBody,
  vRenamePasskeyBody,
  vEnterRecoveryCodeBody,
} from '@sarraf/api-client/contract';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http-error.ts';
import { adminOnly, anyAdmin, signedIn, type Caller } from '../middleware/auth.ts';
import { messagesOf } from '../middleware/language.ts';
import { parseBody, type FieldMessages } from '../parse-request.ts';
import { beginPasskey, finishPasskey, type Claimant } from '../second-factor/enrol-passkey.ts';
import { removePasskey, renamePasskey, replaceRecoveryCodes } from '../second-factor/manage.ts';
import { beginProof, finishProof, proveByRecoveryCode } from '../second-factor/prove.ts';
import { relyingParty } from '../second-factor/relying-party.ts';
import { secondFactorReply } from '../second-factor/second-factor.ts';
import type { Services } from '../services.ts';

const fields: FieldMessages = ({ secondFactor }) => secondFactor.fields;

/** Second factor of administrators (ADR 50). Enrolling the first passkey and proving need the sign-in alone, everything else the factor. */
export function secondFactorRoutes(services: Services) {
  const { config, db } = services;
  const requiredHere = createMiddleware<Caller>(async (_, next) => {
    if (config.adminSecondFactor === 'off') throw new HttpError(409, ({ secondFactor }) => secondFactor.off);
    await next();
  });
  const claimantOf = (c: Context<Caller>): Claimant => ({ user: c.get('user'), session: c.get('session') });
  const siteOf = (c: Context<Caller>) => relyingParty(config, c.req.header('origin'));
  const show = async (c: Context<Caller>, rest: { message?: string; recoveryCodes?: string[] } = {}) =>
    c.json({ success: true, ...rest, data: await secondFactorReply(db, c.get('user').id) });

  return new Hono<Caller>()
    .use(signedIn(services), anyAdmin, requiredHere)
    .post('/begin', async (c) => c.json({ success: true, data: await beginProof(services, claimantOf(c), siteOf(c)) }))
    .post('/finish', async (c) => {
      const assertion = await parseBody(c, vFinishSecondFactorBody, fields);
      await finishProof(services, claimantOf(c), siteOf(c), assertion);
      return show(c, { message: messagesOf(c).secondFactor.proven });
    })
    .post('/recovery', async (c) => {
      const { code } = await parseBody(c, vEnterRecoveryCodeBody, fields);
      await proveByRecoveryCode(services, claimantOf(c), code);
      return show(c, { message: messagesOf(c).secondFactor.proven });
    })
    .post('/passkeys/begin', async (c) =>
      c.json({ success: true, data: await beginPasskey(services, claimantOf(c), siteOf(c)) }),
    )
    .post('/passkeys', async (c) => {
      const passkey = await parseBody(c, vFinishPasskeyBody, fields);
      const codes = await finishPasskey(services, claimantOf(c), siteOf(c), passkey);
      return show(c, { message: messagesOf(c).secondFactor.enrolled, ...codes });
    })
    .get('/', adminOnly, (c) => show(c))
    .post('/recovery-codes', adminOnly, async (c) =>
      c.json({ success: true, data: { recoveryCodes: await replaceRecoveryCodes(services, claimantOf(c)) } }),
    )
    .post('/passkeys/:id/rename', adminOnly, async (c) => {
      const { name } = await parseBody(c, vRenamePasskeyBody, fields);
      await renamePasskey(services, claimantOf(c), c.req.param('id'), name);
      return show(c);
    })
    .post('/passkeys/:id/remove', adminOnly, async (c) => {
      await removePasskey(services, claimantOf(c), c.req.param('id'));
      return show(c);
    });
}
