import { NetworkMark } from './NetworkMark.tsx';

export const BesideTheName = () => (
  <p className="flex items-center gap-3">
    <NetworkMark network="trc20" />
    <bdi dir="ltr">TRON · TRC20</bdi>
  </p>
);

export const WithoutTheName = () => (
  <div className="flex items-center gap-3">
    <NetworkMark network="trc20" />
    <NetworkMark network="bep20" />
  </div>
);
