import {
  MAX_SELL_USDT,
  USDT_PLACES,
  decimal,
  formatRate,
  formatUsdt,
  moveShare,
  type Decimal,
  type Move,
  type PriceMove,
} from '@sarraf/domain';
import { appSettingsMessages } from './app-settings.messages.ts';

const STEP = decimal(`1e-${USDT_PLACES}`);

/** Bound of a range as text; its neighbour one step away if that is shorter, as in "below 1,000" for 999.999999. */
export function shorterBound(bound: Decimal, steps: 1 | -1) {
  const neighbour = bound.plus(STEP.times(steps));
  const isNeighbour = neighbour.toString().length < bound.toString().length;
  return { isNeighbour, text: formatUsdt(isNeighbour ? neighbour : bound) };
}

/** Amounts that a price change applies to, as text. */
export function amountsText({ from, to }: Pick<PriceMove, 'from' | 'to'>): string {
  const messages = appSettingsMessages.current.move;
  const start = shorterBound(from, -1);
  const end = shorterBound(to, 1);
  const [isFromFirst, isToLast] = [from.lte(STEP), to.gte(MAX_SELL_USDT)];
  if (isFromFirst && isToLast) return messages.any;
  if (from.eq(to)) return messages.exactly({ amount: formatUsdt(from) });
  if (isFromFirst) return end.isNeighbour ? messages.below({ amount: end.text }) : messages.upTo({ amount: end.text });
  if (isToLast)
    return start.isNeighbour ? messages.over({ amount: start.text }) : messages.from({ amount: start.text });
  return messages.between({
    start: start.isNeighbour ? messages.startOver({ amount: start.text }) : messages.startFrom({ amount: start.text }),
    end: end.isNeighbour ? messages.endBelow({ amount: end.text }) : messages.endUpTo({ amount: end.text }),
  });
}

const SHARE_PLACES = 4;

/** Size of a change, as in `+1.8%`; empty if there was no price before. */
export function shareText(move: Move): string {
  const share = moveShare(move);
  if (share === null) return '';
  return `${share.gt(0) ? '+' : ''}${formatRate(share.round(SHARE_PLACES))}`;
}
