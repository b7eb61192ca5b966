import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, House, LayoutDashboard, Settings, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import type { NavItem } from '../side-menu/index.ts';
import { BottomBar } from './BottomBar.tsx';

const items: NavItem[] = [
  { id: 'home', label: 'Dashboard', icon: <House />, current: true, render: (props) => <a href="#home" {...props} /> },
  { id: 'history', label: 'History', icon: <History />, render: (props) => <a href="#history" {...props} /> },
  { id: 'profile', label: 'Profile', icon: <UserRound />, render: (props) => <a href="#profile" {...props} /> },
];

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { label: 'Main menu', items },
  argTypes: { items: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown below 1024 px; above, the app shows a side menu and this renders hidden. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Dashboard', hidden: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    const { height } = current.getBoundingClientRect();
    if (height > 0) await expect(height).toBeGreaterThanOrEqual(44);
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
