import { formatUsdt } from '@sarraf/domain';

/** What deposits became, in the order of the sum. */
export const BOOK_PARTS = ['sold', 'wallet', 'review', 'refunded', 'kept'] as const;

/** USDT as a figure of a table, whose unit its heading says. */
export const UsdtFigure = ({ value }: { value: number | string }) => <bdi dir="ltr">{formatUsdt(value)}</bdi>;
