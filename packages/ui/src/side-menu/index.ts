export { SideMenu, type SideMenuProps } from './SideMenu.tsx';
export type { NavItem, NavLinkProps } from './nav-item.ts';
