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
  const words = appSettingsMessages.current.move;
  const start = shorterBound(from, -1);
  const end = shorterBound(to, 1);
  const [isFromFirst, isToLast] = [from.lte(STEP), to.gte(MAX_SELL_USDT)];
  if (isFromFirst && isToLast) return words.any;
  if (from.eq(to)) return words.exactly({ amount: formatUsdt(from) });
  if (isFromFirst) return end.isNeighbour ? words.below({ amount: end.text }) : words.upTo({ amount: end.text });
  if (isToLast) return start.isNeighbour ? words.over({ amount: start.text }) : words.from({ amount: start.text });
  return words.between({
    start: start.isNeighbour ? words.startOver({ amount: start.text }) : words.startFrom({ amount: start.text }),
    end: end.isNeighbour ? words.endBelow({ amount: end.text }) : words.endUpTo({ amount: end.text }),
  });
}

const SHARE_PLACES = 4;

/** Size of a change, as in `+1.8%`; empty if there was no price before. */
export function shareText(move: Move): string {
  const share = moveShare(move);
  if (share === null) return '';
  return `${share.gt(0) ? '+' : ''}${formatRate(share.round(SHARE_PLACES))}`;
}
