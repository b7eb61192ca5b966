import type { ReactNode } from 'react';
import { RadioList, type RadioListProps } from '../../radio-list/RadioList.tsx';

/** One network of the list. */
export interface NetworkOption {
  /** Value of the option, as in `trc20`. */
  id: string;
  /** Full name with its standard, as in `TRON · TRC20`. */
  name: string;
  /** Limits as text, as in `Limit: 10 - 50,000 USDT`. */
  limit: string;
  /** Mark of the network, 40 px square. */
  mark: ReactNode;
  /** Warning shown before the network is chosen: `Delayed: we see deposits on this network later than usual.` */
  note?: ReactNode;
  /** True when the amount is outside the limits. */
  disabled?: boolean;
  /** What would make the amount fit, as in `Sell 500 USDT more to use this network`. */
  reason?: string;
}

export interface NetworkListProps extends Omit<RadioListProps, 'options'> {
  /** The networks in display order. */
  networks: readonly NetworkOption[];
}

/** List of networks for a deposit (product.md S8). Networks that the amount does not fit stay in the list, with the reason. */
export function NetworkList({ networks, ...rest }: NetworkListProps) {
  const options = networks.map(({ id, name, limit, ...row }) => ({
    ...row,
    value: id,
    title: <bdi translate="no">{name}</bdi>,
    detail: limit,
  }));
  return <RadioList data-component="NetworkList" {...rest} options={options} />;
}
