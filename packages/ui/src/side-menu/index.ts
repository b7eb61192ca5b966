export type { NavItem, NavLinkProps } from './nav-item.ts';
export { SideMenu, type SideMenuProps } from './SideMenu.tsx';
