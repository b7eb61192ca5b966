import { isPauseReason, type Pause } from '@sarraf/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import { HttpError } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import { settingMessage } from './setting-message.ts';

const vText = v.pipe(v.string(), v.trim());
const isComplete = ({ en, ur }: Pause['reason']): boolean => isPauseReason(en) && isPauseReason(ur);
const needsReasons = settingMessage(({ pauseReason: message }) => message);

/** Reason of a pause in both languages, trimmed, 1 to 300 characters each. */
export const vPauseReason = v.pipe(v.object({ en: vText, ur: vText }), v.check(isComplete, needsReasons));

/** Value of a setting that pauses something (product.md R54). Without both reasons nothing can be paused. */
export const vPause = v.pipe(
  v.object({ paused: v.boolean(), reason: v.object({ en: vText, ur: vText }) }),
  v.check(({ paused, reason }) => !paused || isComplete(reason), needsReasons),
);

/** SQL condition that payouts are paused: read in the statement that claims payouts, so that no older answer is used. */
export const arePayoutsPaused = sql<boolean>`exists (
  select 1 from settings where key = 'payouts_paused' and value @> '{"paused": true}')`;

/** Throws 409 with the operator's reason while sales are paused. */
export function refuseWhileSalesPaused(sales: Pause): void {
  if (!sales.paused) return;
  throw new HttpError(409, ({ sell }, language) => sell.paused({ reason: sales.reason[language] }), {
    body: { code: 'sales-paused' },
  });
}

/** Message of the desk that payouts are paused, with the operator's reason; null while they are not. */
export const payoutsPausedMessage = (payouts: Pause): MessageOf | null =>
  payouts.paused ? (messages, language) => messages.payouts.paused({ reason: payouts.reason[language] }) : null;
