import { Notice } from './Notice.tsx';

export const SeveralAtOnce = () => (
  <div className="flex flex-col gap-3">
    <Notice tone="info">Payouts take longer than usual.</Notice>
    <Notice tone="notice">Any other network loses the funds.</Notice>
    <Notice tone="negative">Failed to create order. Please try again.</Notice>
  </div>
);
