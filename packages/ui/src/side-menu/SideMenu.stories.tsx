import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, FileText, History, House, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { ThemeToggle } from '../theme-toggle/ThemeToggle.tsx';
import { holdPointer, nthOf, POINTER_STATES, pointerStateName } from '../internal/PointerStates.tsx';
import type { NavItem } from './nav-item.ts';
import { SideMenu } from './SideMenu.tsx';

const logOut = fn();

const items: NavItem[] = [
  { id: 'home', label: 'Dashboard', icon: <House />, current: true, render: (props) => <a href="#home" {...props} /> },
  { id: 'history', label: 'History', icon: <History />, render: (props) => <a href="#history" {...props} /> },
  { id: 'profile', label: 'Profile', icon: <UserRound />, render: (props) => <a href="#profile" {...props} /> },
];

const footerItems: NavItem[] = [
  { id: 'help', label: 'Help', icon: <CircleHelp />, onSelect: fn() },
  { id: 'privacy', label: 'Privacy', icon: <ShieldCheck />, onSelect: fn() },
  { id: 'terms', label: 'Terms', icon: <FileText />, onSelect: fn() },
  {
    id: 'theme',
    label: 'Dark theme',
    icon: null,
    render: () => <ThemeToggle look="row" theme="light" label="Dark theme" onThemeChange={fn()} />,
  },
  { id: 'logout', label: 'Logout', icon: <LogOut />, tone: 'negative', onSelect: logOut },
];

const meta = {
  title: 'Components/Navigation/SideMenu',
  id: 'components-sidemenu',
  component: SideMenu,
  args: { label: 'Main menu', brand: <BrandMark name="Sarraf" />, items, footerItems },
  argTypes: { items: { control: false }, footerItems: { control: false }, brand: { control: false } },
  // In the app the menu is only on wide screens; here it is visible at any width.
  decorators: [(Story) => <div className="*:flex!">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app shows the menu from 1024 px up and a bottom bar below. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'History' })).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalled();
  },
};

export const Admin: Story = {
  args: {
    items: [
      ...items,
      { id: 'settings', label: 'Settings', icon: <Settings />, render: (props) => <a href="#settings" {...props} /> },
    ],
  },
};

/** History was clicked and its page is loading. */
export const Pending: Story = {
  args: { items: items.map((item) => ({ ...item, pending: item.id === 'history' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'History' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Each entry in the state that it names, the pages above and logout below. */
export const PointerStates: Story = {
  parameters: holdPointer((state) => `${nthOf('li')(state)} > *`),
  args: {
    items: POINTER_STATES.map((state) => ({
      id: state,
      label: pointerStateName(state),
      icon: <House />,
      render: (props) => <a href={`#${state}`} {...props} />,
    })),
    footerItems: POINTER_STATES.map((state) => ({
      id: state,
      label: pointerStateName(state),
      icon: <LogOut />,
      tone: 'negative',
    })),
  },
};

export const Stress: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      label: index % 3 === 0 ? 'A place whose name does not fit on one line of the menu' : 'لین دین کی تاریخ',
      icon: <History />,
      current: index === 2,
      onSelect: fn(),
    })),
  },
};
