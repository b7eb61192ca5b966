import type { Stats } from '@sarraf/api-client';
import { formatAmount, formatMobile, formatRupees, formatUsdt, parseServerTime, type Tone } from '@sarraf/domain';
import { actionText, activityStatusText } from '../../shared/orders/status-text.ts';
import { dateTimeText } from '../../shared/time/date-text.ts';
import { platformStatsMessages } from './platform-stats.messages.ts';

/** Metric cards, with the number of lines below each figure for their skeletons. */
export const METRICS = [
  { id: 'users', lines: 1 },
  { id: 'received', lines: 2 },
  { id: 'sell', lines: 2 },
  { id: 'deleted', lines: 1 },
] as const;

/** USDT as dollars, one for one (product.md R36). */
const dollars = (usdt: number): string => platformStatsMessages.current.dollars({ amount: formatAmount(usdt) });

/** Texts of the four metric cards (product.md S15): dollars with the USDT below, rupees with the dollars below (product.md R36). */
export function metricsView(metrics: Stats['metrics']) {
  const { totalUsers, verifiedUsers, totalReceived, totalReceivedUsers, totalSell, totalSellUsers, totalDeleted } =
    metrics;
  const messages = platformStatsMessages.current;
  return {
    users: {
      figure: formatAmount(totalUsers),
      detail: messages.verified({ users: formatAmount(verifiedUsers) }),
    },
    received: {
      figure: dollars(totalReceived),
      detail: messages.usdt({ amount: formatUsdt(totalReceived) }),
      note: messages.received({ users: formatAmount(totalReceivedUsers) }),
    },
    sell: {
      figure: dollars(totalSell),
      detail: messages.usdt({ amount: formatUsdt(totalSell) }),
      note: messages.sold({ users: formatAmount(totalSellUsers) }),
    },
    deleted: {
      figure: formatRupees(totalDeleted.inr),
      detail: messages.about({ amount: dollars(totalDeleted.usdt) }),
    },
  };
}

/** Tone of a status: green if completed or received, yellow otherwise (product.md S15). */
const toneOf = (status: string): Tone => (/^(?:completed|received)$/i.test(status.trim()) ? 'positive' : 'notice');

/** Rows of the activities. An activity without a name, or with a date that cannot be parsed, is listed with a placeholder text. */
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

/** Row of the activities, as text. */
export type ActivityView = ReturnType<typeof activitiesView>[number];
