import { Banknote, History, House, Plus, RefreshCw, UserRound } from 'lucide-react';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import type { NavItem } from '../side-menu/nav-item.ts';
import { BottomBar } from './BottomBar.tsx';

const PAGES: readonly NavItem[] = [
  { id: 'home', label: 'Dashboard', icon: <House />, current: true, render: (props) => <a href="#home" {...props} /> },
  { id: 'history', label: 'History', icon: <History />, render: (props) => <a href="#history" {...props} /> },
  { id: 'profile', label: 'Profile', icon: <UserRound />, render: (props) => <a href="#profile" {...props} /> },
];

const ACTIONS: readonly NavItem[] = [
  { id: 'sell', label: 'Sell Now', icon: <Banknote /> },
  { id: 'add', label: 'Add Bank', icon: <Plus /> },
  { id: 'refresh', label: 'Refresh', icon: <RefreshCw /> },
];

/** A phone with the bar, which the documentation shows at any width. The figure may be narrower than a phone: the entries keep one row. */
const renderPhone = (label: string, items: readonly NavItem[]) => (
  <WindowPicture className="mx-auto h-64 w-full max-w-90 p-5">
    <p className="mb-4 text-lg font-bold">Home</p>
    <KeyValueList>
      <LeaderRow label="Price per USDT" value="Rs. 280.70" />
      <LeaderRow label="Smallest sale" value="10 USDT" />
    </KeyValueList>
    <BottomBar label={label} items={items} className="block! *:flex!" />
  </WindowPicture>
);

export const Pages = () => renderPhone('Pages', PAGES);

export const Actions = () => renderPhone('Actions', ACTIONS);
