import type { ReactNode } from 'react';
import { RadioList, type RadioListProps } from '../radio-list/RadioList.tsx';

/** One network as the list shows it. */
export interface NetworkOption {
  /** What is reported when it is chosen, as in `trc20`. */
  id: string;
  /** Full name with its standard, as in `TRON · TRC20`. */
  name: string;
  /** The limits in words, as in `Limit: 10 - 50,000 USDT`. */
  limit: string;
  /** Its mark, 40 px square. */
  mark: ReactNode;
  /** What is to be known before it is chosen, as in `Delayed: we see deposits on this network later than usual.` */
  note?: ReactNode;
  /** The amount does not fit its limits. */
  disabled?: boolean;
  /** What would make it fit, as in `Sell 500 USDT more to use this network`. */
  reason?: string;
}

export interface NetworkListProps extends Omit<RadioListProps, 'options'> {
  /** In the order they are shown. */
  networks: readonly NetworkOption[];
}

/** The networks a deposit can travel on (product.md S8); those the amount does not fit stay in sight with the reason. */
export function NetworkList({ networks, ...rest }: NetworkListProps) {
  const options = networks.map(({ id, name, limit, ...row }) => ({
    ...row,
    value: id,
    title: <bdi translate="no">{name}</bdi>,
    detail: limit,
  }));
  return <RadioList data-component="NetworkList" {...rest} options={options} />;
}
