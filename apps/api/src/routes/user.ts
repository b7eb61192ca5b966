import { vUpdateDetailsBody, vUpdateNotificationsBody } from '@sarraf/api-client/contract';
import { comparableName, compact, isPostalCode, normaliseName } from '@sarraf/domain';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { fieldError } from '../http-error.ts';
import { messagesOf } from '../middleware/language.ts';
import { deleteProofLinksOf } from '../orders/proof-links.ts';
import { parseBody } from '../parse-request.ts';
import { lockUser, userReply } from '../people/users.ts';
import { isBirthdate } from '../providers/identity-text.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

/** Basic details (product.md S3), and which messages the user wants. After the first save of details the next step is identity verification. */
export function userRoutes(services: Services) {
  const { db, clock } = services;
  const routes = new Hono<Caller>().put('/notifications', signedIn(services), async (c) => {
    const { orderMessages } = await parseBody(c, vUpdateNotificationsBody);
    const user = await db
      .updateTable('users')
      .set({ order_messages: orderMessages })
      .where('id', '=', c.get('user').id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const message = messagesOf(c).details.notifications;
    return c.json({ success: true, message, user: userReply(user, await readSettings(db)) });
  });
  return routes.put('/update-details', signedIn(services), async (c) => {
    const details = await parseBody(c, vUpdateDetailsBody, (messages) => messages.details.fields);
    const name = normaliseName(details.fullName);
    if (name === '') throw fieldError('fullName', (messages) => messages.details.fields.fullName.other);
    const pincode = details.pincode === undefined ? undefined : compact(details.pincode);
    if (pincode !== undefined && !isPostalCode('PKR', pincode)) {
      throw fieldError('pincode', (messages) => messages.details.fields.pincode);
    }
    if (details.birthdate !== undefined && !isBirthdate(details.birthdate, clock.now())) {
      throw fieldError('birthdate', (messages) => messages.details.fields.birthdate);
    }
    const { id, verified_name: verifiedName, verified_birthdate: verifiedBirthdate } = c.get('user');
    if (verifiedName !== null && comparableName(name) !== comparableName(verifiedName)) {
      throw fieldError('fullName', ({ identity }) => identity.nameIsVerified);
    }
    if (verifiedBirthdate !== null && (details.birthdate ?? verifiedBirthdate) !== verifiedBirthdate) {
      throw fieldError('birthdate', ({ identity }) => identity.birthdateIsVerified);
    }
    const user = await db.transaction().execute(async (trx) => {
      const before = await lockUser(trx, id);
      const after = await trx
        .updateTable('users')
        .set({
          // By column, since the provider may verify them at this moment.
          name: sql<string>`coalesce(verified_name, ${name})`,
          email: details.email ?? null,
          birthdate: sql<string | null>`coalesce(verified_birthdate, ${details.birthdate ?? null})`,
          pincode: pincode ?? null,
          signup_journey: sql<number>`greatest(signup_journey, 1)`,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // Proofs of payment show the name: nobody may change it on a page that a bank already has (product.md R56).
      if (before?.name !== after.name) await deleteProofLinksOf(trx, id);
      return after;
    });
    return c.json({
      success: true,
      message: messagesOf(c).details.saved,
      user: userReply(user, await readSettings(db)),
    });
  });
}
