import { StatusBadge } from './StatusBadge.tsx';

export const WrongTone = () => <StatusBadge tone="positive">Failed</StatusBadge>;

export const DotAlone = () => (
  <p className="flex items-center gap-2">
    <bdi dir="ltr">500 USDT</bdi>
    <span className="size-3 rounded-full bg-brand" />
  </p>
);
