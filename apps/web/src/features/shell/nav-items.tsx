import { homeOf, type RouteId } from '@sarraf/domain';
import type { NavItem } from '@sarraf/ui';
import { CircleUserRound, HandCoins, History, House, LayoutDashboard, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageRoute } from '../../shared/layout/page-address.ts';
import { shellMessages } from './shell.messages.ts';

/**
 * Menu items of the dashboard (product.md S5). The home page of administrators is the statistics page.
 *
 * @param route Path pattern of the page on screen.
 * @param next Path pattern of the page that a navigation is loading.
 * @param waiting Number of waiting items at the desk; 0 shows no badge.
 */
export function navItems(isAdmin: boolean, route: PageRoute | null, next: PageRoute | null, waiting = 0): NavItem[] {
  const home = homeOf({ isAdmin });
  const item = (to: RouteId, label: string, icon: NavItem['icon'], ...also: RouteId[]): NavItem => {
    const leadsTo = (other: PageRoute | null) => other === to || also.some((one) => one === other);
    return {
      id: to,
      label,
      icon,
      current: leadsTo(route),
      pending: leadsTo(next) && !leadsTo(route),
      render: (slot) => <Link to={to} {...slot} />,
    };
  };
  const items = [
    item(home, shellMessages.current.nav.dashboard, isAdmin ? <LayoutDashboard /> : <House />, '/dashboard'),
    item('/dashboard/history', shellMessages.current.nav.history, <History />, '/dashboard/statement'),
    item(
      '/dashboard/profile',
      shellMessages.current.nav.profile,
      <CircleUserRound />,
      '/dashboard/profile/:userId',
      '/dashboard/accounts',
    ),
  ];
  if (!isAdmin) return items;
  const { nav, waiting: waitingText } = shellMessages.current;
  const desk = item('/dashboard/desk', nav.desk, <HandCoins />);
  const count = waiting > 0 && { count: { text: `${waiting}`, label: waitingText({ n: waiting }) } };
  items.splice(1, 0, { ...desk, ...count });
  items.push(item('/dashboard/settings', nav.settings, <Settings />));
  return items;
}
