import type { RouteObject } from 'react-router-dom';
import { RouteErrorPanel } from '../ErrorScreen.tsx';

/** The frame of the pages before the dashboard; help and the way out survive a page that breaks. */
export const entryRoute = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { EntryFrame } = await import('../../features/shell/EntryFrame.tsx');
    return { Component: EntryFrame };
  },
  children: [{ errorElement: <RouteErrorPanel />, children }],
});
