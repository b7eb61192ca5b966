import { homeOf, type RouteId } from '@sarraf/domain';
import type { NavItem } from '@sarraf/ui';
import { CircleUserRound, History, House, LayoutDashboard, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellMessages } from './shell.messages.ts';

const words = shellMessages.nav;

const page = (to: RouteId, label: string, icon: NavItem['icon'], current: boolean): NavItem => ({
  id: to,
  label,
  icon,
  current,
  render: (slot) => <Link to={to} {...slot} />,
});

/** The places of the dashboard in their order; an admin's home is the statistics (spec §2). */
export function navItems(isAdmin: boolean, route: RouteId | null): NavItem[] {
  const home = homeOf({ isAdmin });
  const isProfile = route === '/dashboard/profile' || route === '/dashboard/profile/:userId';
  const items = [
    page(home, words.dashboard, isAdmin ? <LayoutDashboard /> : <House />, route === home || route === '/dashboard'),
    page('/dashboard/history', words.history, <History />, route === '/dashboard/history'),
    page('/dashboard/profile', words.profile, <CircleUserRound />, isProfile),
  ];
  if (isAdmin) items.push(page('/dashboard/settings', words.settings, <Settings />, route === '/dashboard/settings'));
  return items;
}
