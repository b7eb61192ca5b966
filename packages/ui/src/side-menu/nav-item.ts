import type { ReactElement, ReactNode } from 'react';

/** What a link of the app has to carry; spread it on the router's own link. */
export interface NavLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  'aria-busy': true | undefined;
  'data-part': 'item';
  children: ReactNode;
}

/** One entry of a menu or bar. With `render` it is a link of the app's router, otherwise a button. */
export interface NavItem {
  /** Stable key. */
  id: string;
  /** The visible word. */
  label: string;
  /** A 20–22 px icon, hidden from assistive technology. */
  icon: ReactNode;
  /** How much waits there, beside the word; `label` is what a screen reader says of it. */
  count?: { text: string; label: string };
  /** This is where the person is. */
  current?: boolean;
  /** The person is on the way there: the entry stays pressed until the page has come. */
  pending?: boolean;
  /** `negative` for the way out. */
  tone?: 'plain' | 'negative';
  /** Draws the router's link: `(props) => <Link to="/history" {...props} />`. ui knows no router. */
  render?: (props: NavLinkProps) => ReactElement;
  /** Pressed, for an entry without `render`. */
  onSelect?: () => void;
}
