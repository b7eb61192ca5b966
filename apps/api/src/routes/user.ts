import { vUpdateDetailsBody } from '@sarraf/api-client/contract';
import { compact, isPostalCode, normaliseName } from '@sarraf/domain';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { signedIn, type Caller } from '../middleware/auth.ts';
import { fieldError } from '../http-error.ts';
import { messagesOf } from '../middleware/language.ts';
import { parseBody } from '../parse-request.ts';
import { userReply } from '../people/users.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';

const MAX_AGE_YEARS = 130;

/** Whether a text is an existing date in the past (the contract accepts 31 February), at most {@link MAX_AGE_YEARS} years ago. */
function isBirthdate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day < now && day.getUTCFullYear() >= now.getUTCFullYear() - MAX_AGE_YEARS;
}

/** Basic details (product.md S3). After the first save the next step is identity verification. */
export const userRoutes = (services: Services) =>
  new Hono<Caller>().put('/update-details', signedIn(services), async (c) => {
    const { db, clock } = services;
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
    const user = await db
      .updateTable('users')
      .set({
        name,
        email: details.email ?? null,
        birthdate: details.birthdate ?? null,
        pincode: pincode ?? null,
        signup_journey: sql<number>`greatest(signup_journey, 1)`,
      })
      .where('id', '=', c.get('user').id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return c.json({
      success: true,
      message: messagesOf(c).details.saved,
      user: userReply(user, await readSettings(db)),
    });
  });
