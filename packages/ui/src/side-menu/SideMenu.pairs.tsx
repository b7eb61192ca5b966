import {
  Bell,
  ChartLine,
  CircleHelp,
  FileText,
  Gift,
  History,
  House,
  Landmark,
  LogOut,
  ReceiptText,
  Settings,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import type { NavItem } from './nav-item.ts';
import { SideMenu } from './SideMenu.tsx';

const page = (label: string, Icon: LucideIcon): NavItem => ({
  id: label,
  label,
  icon: <Icon />,
  current: label === 'Dashboard',
  render: (props) => <a href={`#${label.toLowerCase()}`} {...props} />,
});

const FEW = [
  page('Dashboard', House),
  page('History', History),
  page('Profile', UserRound),
  page('Settings', Settings),
];

const MANY = [
  ...FEW.slice(0, 2),
  page('Receipts', ReceiptText),
  page('Statements', FileText),
  page('Wallets', Wallet),
  page('Banks', Landmark),
  page('Rates', ChartLine),
  page('Alerts', Bell),
  page('Invitations', Gift),
  ...FEW.slice(2),
];

const FOOTER: readonly NavItem[] = [
  { id: 'help', label: 'Help', icon: <CircleHelp className="rtl:-scale-x-100" /> },
  { id: 'logout', label: 'Logout', icon: <LogOut className="rtl:-scale-x-100" />, tone: 'negative' },
];

/** A window with the menu, which the documentation shows at any width. */
const renderMenu = (label: string, items: readonly NavItem[]) => (
  <WindowPicture className="mx-auto h-112 w-fit max-w-full">
    <SideMenu
      label={label}
      brand={<BrandMark name="Sarraf" />}
      items={items}
      footerItems={FOOTER}
      className="flex! h-full! max-w-full border-e-0!"
    />
  </WindowPicture>
);

export const FewPages = () => renderMenu('Few pages', FEW);

export const ElevenPages = () => renderMenu('Eleven pages', MANY);
