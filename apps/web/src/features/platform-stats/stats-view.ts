import type { Stats } from '@sarraf/api-client';
import { formatAmount, formatMobile, formatRupees, formatUsdt, parseServerTime, type Tone } from '@sarraf/domain';
import { actionText, activityStatusText } from '../../shared/orders/status-text.ts';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { platformStatsMessages } from './platform-stats.messages.ts';

/** The cards, and how many lines stand below each figure. */
export const METRICS = [
  { id: 'users', lines: 1 },
  { id: 'received', lines: 2 },
  { id: 'sell', lines: 2 },
  { id: 'deleted', lines: 1 },
] as const;

/** USDT in dollars, one for one (product.md R36). */
const dollars = (usdt: number): string => platformStatsMessages.current.dollars({ amount: formatAmount(usdt) });

/** The four cards (product.md S15): dollars with the USDT beneath, rupees with dollars beneath (product.md R36). */
export function metricsView(metrics: Stats['metrics']) {
  const { totalUsers, verifiedUsers, totalReceived, totalReceivedUsers, totalSell, totalSellUsers, totalDeleted } =
    metrics;
  const words = platformStatsMessages.current;
  return {
    users: {
      figure: formatAmount(totalUsers),
      detail: words.verified({ users: formatAmount(verifiedUsers) }),
    },
    received: {
      figure: dollars(totalReceived),
      detail: words.usdt({ amount: formatUsdt(totalReceived) }),
      note: words.received({ users: formatAmount(totalReceivedUsers) }),
    },
    sell: {
      figure: dollars(totalSell),
      detail: words.usdt({ amount: formatUsdt(totalSell) }),
      note: words.sold({ users: formatAmount(totalSellUsers) }),
    },
    deleted: {
      figure: formatRupees(totalDeleted.inr),
      detail: words.about({ amount: dollars(totalDeleted.usdt) }),
    },
  };
}

/** Green when completed or received, yellow otherwise (product.md S15). */
const toneOf = (status: string): Tone => (/^(?:completed|received)$/i.test(status.trim()) ? 'positive' : 'notice');

/** The rows of the activities; one that tells no name, or a date nobody can read, is listed all the same. */
export const activitiesView = (activities: Stats['activities']) =>
  activities.map(({ user, action, amount, date, status }, index) => {
    const ms = parseServerTime(date);
    return {
      id: `${index} ${date} ${user}`,
      user: formatMobile(user.trim()) || platformStatsMessages.current.activities.nameless,
      action: actionText(action),
      amount: dollars(amount),
      date: ms === null ? platformStatsMessages.current.activities.dateless : dateTimeText(ms),
      status: activityStatusText(status),
      tone: toneOf(status),
    };
  });

/** A row of the activities, in words. */
export type ActivityView = ReturnType<typeof activitiesView>[number];
