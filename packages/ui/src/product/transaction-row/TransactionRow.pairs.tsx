import { StatusBadge } from '../../status-badge/StatusBadge.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const pending = <StatusBadge tone="notice">Pending</StatusBadge>;
const completed = <StatusBadge tone="positive">Completed</StatusBadge>;

export const RupeesAndTimeAgo = () => (
  <div>
    <TransactionRow
      tone="notice"
      amount="Rs. 28,012.35"
      status={pending}
      details={<bdi>100 USDT at Rs. 280.12</bdi>}
      account="Meezan Bank ••••9012"
      time={<bdi>11 minutes ago</bdi>}
    />
    <TransactionRow
      tone="positive"
      amount="Rs. 1,39,227.20"
      status={completed}
      details={<bdi>500 USDT at Rs. 280.70</bdi>}
      account="NayaPay ••••4567"
      time="yesterday"
    />
  </div>
);

export const UsdtAndAbsoluteTime = () => (
  <div>
    <TransactionRow
      tone="notice"
      amount={<bdi>100 USDT</bdi>}
      status={pending}
      details="Rs. 28,012.35 at Rs. 280.12"
      account="Meezan Bank ••••9012"
      time={<bdi>26 Nov 2026, 16:12:08</bdi>}
    />
    <TransactionRow
      tone="positive"
      amount={<bdi>500 USDT</bdi>}
      status={completed}
      details="Rs. 1,39,227.20 at Rs. 280.70"
      account="NayaPay ••••4567"
      time={<bdi>25 Nov 2026, 09:47:31</bdi>}
    />
  </div>
);
