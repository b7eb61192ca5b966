import { useState } from 'react';
import { NetworkMark } from '../network-mark/NetworkMark.tsx';
import { NetworkList } from './NetworkList.tsx';

const NETWORKS = [
  {
    id: 'trc20',
    name: 'TRON · TRC20',
    limit: 'Limit: 10 - 50,000 USDT',
    mark: <NetworkMark network="trc20" />,
  },
];

/** Three networks exist; the amount fits one. */
export function Hidden() {
  const [value, setValue] = useState<string | null>(null);
  return <NetworkList legend="Network" networks={NETWORKS} value={value} onValueChange={setValue} />;
}
