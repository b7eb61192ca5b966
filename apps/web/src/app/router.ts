import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ConfirmRoute } from '../shared/dialog-route/index.ts';
import type { SessionState } from '../shared/session/index.ts';
import { toast } from '../shared/toasts/index.ts';
import { appMessages as words } from './app.messages.ts';
import { RouteErrorScreen } from './ErrorScreen.tsx';
import { settle } from './guards.ts';
import { RootLayout } from './RootLayout.tsx';
import { basicDetailsRoute } from './routes/basic-details.tsx';
import { dashboardHistoryRoute } from './routes/dashboard.history.tsx';
import { dashboardProfileRoute } from './routes/dashboard.profile.tsx';
import { dashboardSellRoute } from './routes/dashboard.sell.tsx';
import { dashboardSettingsRoute } from './routes/dashboard.settings.tsx';
import { dashboardStatsRoute } from './routes/dashboard.stats.tsx';
import { dashboardRoute } from './routes/dashboard.tsx';
import { entryRoute } from './routes/entry.tsx';
import { kycRoute } from './routes/kyc.tsx';
import { loginRoute } from './routes/login.tsx';
import { notFoundRoute } from './routes/not-found.tsx';
import { readingRoute } from './routes/reading.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const sayMissing = () => toast(words.dialogMissing, { tone: 'negative' });

/** The route table (spec §2). `RootLayout` stands guard over every row. */
export const routes = (): RouteObject[] => [
  {
    element: (
      <ConfirmRoute onMissing={sayMissing}>
        <RootLayout />
      </ConfirmRoute>
    ),
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <WaitingScreen label={words.loadingPage} />,
    children: [
      { path: '/', element: null },
      entryRoute([loginRoute(), kycRoute(), basicDetailsRoute()]),
      dashboardRoute([
        dashboardSellRoute(),
        dashboardStatsRoute(),
        dashboardHistoryRoute(),
        dashboardProfileRoute(),
        dashboardSettingsRoute(),
      ]),
      readingRoute(),
      notFoundRoute(),
    ],
  },
];

/**
 * The router of the browser. The guards settle the first address before it starts, so that a page nobody may see does not
 * even load its code.
 */
export function createAppRouter(session: SessionState) {
  const { pathname, search } = window.location;
  // The router keeps a location's state under `usr`. Dialogs of an earlier load are not reopened.
  const { wanted } = { wanted: undefined, ...window.history.state?.usr };
  const place = settle({ pathname, search, state: wanted === undefined ? null : { wanted } }, session);
  window.history.replaceState({ ...window.history.state, usr: place.state }, '', `${place.pathname}${place.search}`);
  return createBrowserRouter(routes());
}
