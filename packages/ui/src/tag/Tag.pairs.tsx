import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { Tag } from './Tag.tsx';

export const StatusAsABadge = () => <StatusBadge tone="notice">Pending</StatusBadge>;

export const StatusAsATag = () => <Tag tone="notice">Pending</Tag>;

export const TwoBesideAName = () => (
  <p className="flex flex-wrap items-center gap-2">
    <b>Ayesha Khan</b>
    <Tag tone="positive">Verified Account</Tag>
  </p>
);

export const ManyBesideAName = () => (
  <p className="flex flex-wrap items-center gap-2">
    <b>Ayesha Khan</b>
    <Tag tone="positive">Verified Account</Tag>
    <Tag tone="info">New</Tag>
    <Tag>Seller</Tag>
    <Tag tone="notice">WhatsApp</Tag>
  </p>
);
