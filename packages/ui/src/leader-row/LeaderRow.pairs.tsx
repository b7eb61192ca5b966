import { KeyValueList, LeaderRow } from './LeaderRow.tsx';

export const PositiveFee = () => (
  <KeyValueList>
    <LeaderRow label="Platform fee" value="Rs. 1,122.80" tone="positive" />
    <LeaderRow label="You’ll Receive" value="Rs. 1,39,227.20" weight="total" tone="positive" />
  </KeyValueList>
);
