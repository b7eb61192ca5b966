import type { ReactElement, ReactNode } from 'react';

/** Props for a link in a menu; spread them on the router's own link. */
export interface NavLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  'aria-busy': true | undefined;
  'data-part': 'item';
  children: ReactNode;
}

/** Entry of a menu or bar. With `render` it is a link of the app's router, otherwise a button. */
export interface NavItem {
  /** Unique key. */
  id: string;
  /** Visible label. */
  label: string;
  /** Icon of 20 to 22 px, hidden from assistive technology. */
  icon: ReactNode;
  /** Number of waiting items, beside the label; `label` is its text for screen readers. */
  count?: { text: string; label: string };
  /** True for the current page. */
  current?: boolean;
  /** True while the page loads after a click: the entry looks pressed until the page is shown. */
  pending?: boolean;
  /** `negative` for logout. */
  tone?: 'plain' | 'negative';
  /** Renders the router's link: `(props) => <Link to="/history" {...props} />`. ui does not depend on a router. */
  render?: (props: NavLinkProps) => ReactElement;
  /** Called when an entry without `render` is clicked. */
  onSelect?: () => void;
}
