import type { RouteObject } from 'react-router-dom';
import { READING_PAGES, READING_PATHS } from '../../shared/reading/index.ts';

/** The public pages behind the links of Help, Privacy and Terms (spec §2), open to everybody. */
export const readingRoute = (): RouteObject => ({
  lazy: async () => {
    const { ReadingFrame } = await import('../../features/help-and-legal/ReadingFrame.tsx');
    return { Component: ReadingFrame };
  },
  children: READING_PAGES.map((page) => ({
    path: READING_PATHS[page],
    lazy: async () => {
      const { ReadingPage } = await import('../../features/help-and-legal/ReadingPage.tsx');
      return { element: <ReadingPage page={page} /> };
    },
  })),
});
