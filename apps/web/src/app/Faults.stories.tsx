import { scenarios } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followNewBuild } from '../shared/new-build/index.ts';
import { entryMessages } from '../features/shell/entry.messages.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Around the app',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<ReturnType<typeof visit>['beforeEach']>[0];

/** The same visit from a device without a network. */
const offline = (story: ReturnType<typeof visit>) => ({
  ...story,
  beforeEach: (context: Context) => {
    const leave = story.beforeEach(context);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      leave();
    };
  },
});

export const OfflineAtHome: Story = {
  ...offline(visit('/dashboard', scenarios.seller)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\. What you typed stays here/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
  },
};

export const OfflineAtLogin: Story = {
  ...offline(visit('/login', scenarios.visitor)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\. What you typed stays here/)).toBeVisible();
  },
};

const atHome = visit('/dashboard', scenarios.seller);

/** A newer build waits while an amount is typed: the person chooses the moment of loading it. */
export const NewBuild: Story = {
  ...atHome,
  beforeEach: (context) => {
    const leave = atHome.beforeEach(context);
    const stop = followNewBuild(window, async () => 'new-build');
    return () => {
      stop();
      leave();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount to sell' }), '750');
    window.dispatchEvent(new Event('vite:preloadError'));
    await expect(await canvas.findByText(entryMessages.newBuild.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: entryMessages.newBuild.reload })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Amount to sell' })).toHaveValue('750');
  },
};
