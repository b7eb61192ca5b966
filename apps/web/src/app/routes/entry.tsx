import type { RouteObject } from 'react-router-dom';

/** The frame of the pages before the dashboard. */
export const entryRoute = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { EntryFrame } = await import('../../features/shell/EntryFrame.tsx');
    return { Component: EntryFrame };
  },
  children,
});
