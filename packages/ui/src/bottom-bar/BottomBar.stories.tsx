import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, House, LayoutDashboard, Settings, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import type { NavItem } from '../side-menu/nav-item.ts';
import { holdPointer, nthOf, POINTER_STATES, pointerStateName } from '../internal/PointerStates.tsx';
import { BottomBar } from './BottomBar.tsx';

const items: NavItem[] = [
  { id: 'home', label: 'Dashboard', icon: <House />, current: true, render: (props) => <a href="#home" {...props} /> },
  { id: 'history', label: 'History', icon: <History />, render: (props) => <a href="#history" {...props} /> },
  { id: 'profile', label: 'Profile', icon: <UserRound />, render: (props) => <a href="#profile" {...props} /> },
];

const meta = {
  title: 'Components/Navigation/BottomBar',
  id: 'components-bottombar',
  component: BottomBar,
  args: { label: 'Main menu', items },
  argTypes: { items: { control: false } },
  // In the app the bar is fixed to the bottom of narrow screens; here it is visible at any width.
  decorators: [(Story) => <div className="max-w-90 *:static! *:block!">{Story()}</div>],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app shows the bar below 1024 px and a side menu above. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'History' })).not.toHaveAttribute('aria-current');
    await expect(current.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Admin: Story = {
  args: {
    items: [
      { id: 'stats', label: 'Dashboard', icon: <LayoutDashboard />, render: (props) => <a href="#stats" {...props} /> },
      {
        id: 'history',
        label: 'History',
        icon: <History />,
        current: true,
        render: (props) => <a href="#history" {...props} />,
      },
      { id: 'profile', label: 'Profile', icon: <UserRound />, render: (props) => <a href="#profile" {...props} /> },
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

export const PointerStates: Story = {
  parameters: holdPointer((state) => `${nthOf('li')(state)} > *`),
  args: {
    items: POINTER_STATES.map((state) => ({
      id: state,
      label: pointerStateName(state),
      icon: <House />,
      render: (props) => <a href={`#${state}`} {...props} />,
    })),
  },
};

export const Stress: Story = {
  args: {
    items: ['A very long place', 'تاریخ', 'Profile', 'Settings', 'Statistics'].map((label, index) => ({
      id: label,
      label,
      icon: <History />,
      current: index === 1,
    })),
  },
};
