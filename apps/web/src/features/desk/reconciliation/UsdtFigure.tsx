import { formatUsdt } from '@sarraf/domain';

/** Parts that deposits are divided into, in the order of the slip. */
export const BOOK_PARTS = ['sold', 'wallet', 'review', 'refunded', 'kept'] as const;

/** USDT amount without its unit, for tables. */
export const UsdtFigure = ({ value }: { value: number | string }) => <bdi dir="ltr">{formatUsdt(value)}</bdi>;
