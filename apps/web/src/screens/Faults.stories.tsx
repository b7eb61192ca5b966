import { scenarios } from '@sarraf/fake-server';
import { amount } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { followMissingParts } from '../shared/lazy/reload.ts';
import { reloadWanted } from '../shared/lazy/reload-wanted.ts';
import { entryMessages } from '../features/shell/entry.messages.en.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Around the app',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<ReturnType<typeof visit>['beforeEach']>[0];

/** The same story on an offline device. */
const offline = (story: ReturnType<typeof visit>) => ({
  ...story,
  beforeEach: (context: Context) => {
    const leave = story.beforeEach(context);
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      leave();
    };
  },
});

/** Offline at home, and in the history: loaded rows stay, with the time when they were loaded. */
export const HistoryWhileOffline: Story = {
  tags: ['light-phone'],
  ...offline(visit('/dashboard', scenarios.seller)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^You are offline\. What you typed stays here/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
    const [history] = await canvas.findAllByRole('link', { name: 'History' });
    if (history) await userEvent.click(history);
    await expect(await canvas.findByText(/^As of \d{1,2}:\d\d [ap]m$/)).toBeVisible();
    await expect(canvas.getByText(/^You are offline\. What you typed stays here/)).toBeVisible();
  },
};

export const OfflineAtLogin: Story = {
  ...offline(visit('/login', scenarios.visitor)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\. What you typed stays here/)).toBeVisible();
  },
};

/** A signed-in user opens the app offline: the session is kept, and the app continues when online. */
export const OfflineAtStart: Story = {
  ...offline(visit('/dashboard', scenarios.seller, { faults: { checkLogin: '502-empty' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(canvas.getByText(/opens by itself/)).toBeVisible();
  },
};

const atHome = visit('/dashboard', scenarios.seller);
const reload = fn<() => void>();

/**
 * The notice about a new version is hidden while something is typed. A part of the page fails to load while an amount is typed: a notice offers the reload
 * instead of reloading at once.
 */
export const PartMissing: Story = {
  ...atHome,
  beforeEach: (context) => {
    const leave = atHome.beforeEach(context);
    const stop = followMissingParts();
    reload.mockClear();
    reloadWanted.set({ reason: 'newVersion', reload });
    return () => {
      stop();
      leave();
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const typed = amount(canvasElement, 'Amount to sell');
    const { newVersion, missingPart, label } = entryMessages.reload;
    await expect(await canvas.findByText(newVersion.title)).toBeVisible();
    await typed.type('7');
    await waitFor(() => expect(canvas.queryByText(newVersion.title)).not.toBeInTheDocument());
    await typed.type('');
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    await expect(reload).toHaveBeenCalledOnce();

    await typed.type('750');
    window.dispatchEvent(new Event('vite:preloadError'));
    await expect(await canvas.findByText(missingPart.title)).toBeVisible();
    await expect(canvas.getByRole('button', { name: label })).toBeEnabled();
    await expect(await typed.value()).toBe('750');
  },
};

let isServed = false;
const loadPage = async () => {
  if (!isServed) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>Here it is.</p>;
};

function LazyPage() {
  const [Page] = useState(() => lazy(async () => ({ default: await loadComponent(loadPage) })));
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

/**
 * The error is shown in place of the page; a frame around it stays. In browsers that do not cache a failed import, *Try again* loads the page without a
 * reload.
 */
export const PageDidNotArrive: Story = {
  render: () => (
    <>
      <LazyPage />
      <LazyPage />
    </>
  ),
  beforeEach: () => {
    isServed = false;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('This page did not arrive')).toHaveLength(2));
    const [first, second] = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(first).toBeEnabled();
    isServed = true;
    if (second) await userEvent.click(second);
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.getByText('This page did not arrive')).toBeVisible();
  },
};
