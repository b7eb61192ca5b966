import type { RouteId } from '@sarraf/domain';
import { language, loadDictionary, useMessages, type Dictionary } from '@sarraf/forms/language';
import type { RouteObject } from 'react-router-dom';
import { settingsQuery } from '../features/app-settings/app-settings.queries.ts';
import { historyStart } from '../features/history/history.queries.ts';
import { statsQuery } from '../features/platform-stats/stats.queries.ts';
import { filterIn } from '../features/platform-stats/stats-address.ts';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { identityQuery } from '../features/verify-identity/identity-start.query.ts';
import { activeOrderQuery, priceRangesQuery } from '../features/sell/sell.queries.ts';
import { banksQuery } from '../shared/queries/banks.query.ts';
import { BRAND } from '../shared/layout/brand.ts';
import { loadComponent, type LoadComponent } from '../shared/lazy/lazy-component.tsx';
import { readAddress } from '../shared/layout/page-address.ts';
import { actsAsAdmin } from '../shared/session/second-factor.ts';
import { PUBLIC_TEXTS, PUBLIC_TEXT_PATHS } from '../shared/public-texts/public-texts.ts';
import { publicTextMessages } from '../shared/public-texts/public-texts.messages.ts';
import { adminArea } from './AdminArea.tsx';
import type { AppContext } from './app-context.ts';
import { appMessages } from './app.messages.ts';
import {
  accountsDictionary,
  adminDictionary,
  helpDictionary,
  identityDictionary,
  sellerDictionary,
} from './dictionaries/index.ts';
import type { PageHandle } from './page-handle.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** The part of the app context that routes use. */
type Context = Pick<AppContext, 'api' | 'loadAdminApi' | 'apiOptions' | 'session' | 'queries'>;

/** Starts the queries of a page while its code loads. The route does not wait for them. */
type Prefetch = (params: Readonly<Record<string, string | undefined>>, search: string) => unknown;

/** Route of one page. Access is not defined here but in the access table in `@sarraf/domain`. */
const row = (path: string, handle: PageHandle, load: LoadComponent<object>, prefetch?: Prefetch): RouteObject => ({
  path,
  handle,
  lazy: { Component: () => loadComponent(load) },
  loader: ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    // The router matches some addresses that the guard does not accept as a page: prefetch nothing for those.
    if (readAddress(pathname).route === path) prefetch?.(params, search);
    return null;
  },
  // Dialogs and filters also change the location; prefetch only when the path changes.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/** The chunk of screens, which `main.tsx` already loads at start. */
const screens = () => import('./screens.ts');

const titleOf = (path: RouteId) => () => appMessages.current.pageTitles[path];

interface PageOptions extends Pick<PageHandle, 'header'> {
  prefetch?: Prefetch;
}

const page = (
  path: Exclude<RouteId, '/'>,
  load: LoadComponent<object>,
  { prefetch, ...more }: PageOptions = {},
): RouteObject => row(path, { title: titleOf(path), header: titleOf(path), route: path, ...more }, load, prefetch);

/** Loads a component together with its dictionary. */
const loadWith =
  (dictionary: Dictionary | null, load: LoadComponent<object>): LoadComponent<object> =>
  async () => {
    const [component] = await Promise.all([load(), dictionary && loadDictionary(dictionary)]);
    return component;
  };

/** Route of pages that share a frame and a dictionary, loaded with the first of them. If a page crashes, the frame stays. */
const area = (dictionary: Dictionary | null, load: LoadComponent<object>, pages: RouteObject[]): RouteObject => ({
  lazy: { Component: () => loadComponent(loadWith(dictionary, load)) },
  children: [{ lazy: { ErrorBoundary: async () => (await screens()).RouteErrorPanel }, children: pages }],
});

/** Pages before the dashboard. `main.tsx` loads their dictionary; the chunk of screens contains the login page, whose parts all other pages need. */
const entryPages = ({ api, queries }: Context) =>
  area(null, async () => (await screens()).EntryFrame, [
    page('/login', async () => (await screens()).LoginPage),
    page(
      '/kyc',
      loadWith(
        identityDictionary,
        async () => (await import('../features/verify-identity/VerifyIdentityPage.tsx')).VerifyIdentityPage,
      ),
      {
        prefetch: () => {
          // The verification may have begun, or ended, on another device.
          queries.removeQueries(identityQuery(api, language()));
          return queries.prefetchQuery(identityQuery(api, language()));
        },
      },
    ),
    page('/userDetails', async () => (await import('../features/basic-details/BasicDetailsPage.tsx')).BasicDetailsPage),
  ]);

/** Pages of administrators, with their API client. */
function adminPages({ loadAdminApi, session, queries }: Context): RouteObject {
  /** Prefetches for administrators with the second factor only; other users see *No page found* or confirm it first. */
  const asAdmin =
    (prefetch: (api: Awaited<ReturnType<typeof loadAdminApi>>, search: string) => unknown): Prefetch =>
    (_, search) => {
      const state = session.read();
      // If loading the client fails, the page itself shows the error.
      if (state.status === 'signed-in' && actsAsAdmin(state.user))
        loadAdminApi().then(
          (api) => prefetch(api, search),
          () => {},
        );
    };
  return area(adminDictionary, async () => adminArea(await loadAdminApi()), [
    page(
      '/dashboard/stats',
      async () => (await import('../features/platform-stats/PlatformStatsPage.tsx')).PlatformStatsPage,
      {
        header: () => BRAND.title,
        prefetch: asAdmin((api, search) => queries.prefetchQuery(statsQuery(api, filterIn(search)))),
      },
    ),
    page('/dashboard/settings', async () => (await import('./SettingsRoute.tsx')).SettingsRoute, {
      prefetch: asAdmin((api) => {
        queries.removeQueries(settingsQuery(api));
        return queries.prefetchQuery(settingsQuery(api));
      }),
    }),
    page('/dashboard/desk', async () => (await import('../features/desk/DeskPage.tsx')).DeskPage),
  ]);
}

function dashboardPages(context: Context): RouteObject {
  const { api, apiOptions, queries } = context;
  const prefetchProfile: Prefetch = ({ userId = null }) => queries.prefetchQuery(profileQuery(api, userId));
  return area(sellerDictionary, async () => (await import('./DashboardLayout.tsx')).DashboardLayout, [
    page('/dashboard', async () => (await import('./SellRoute.tsx')).SellRoute, {
      prefetch: () => {
        // The order may have been created on another device.
        queries.removeQueries(activeOrderQuery(api));
        void queries.prefetchQuery(activeOrderQuery(api));
        void queries.prefetchQuery(priceRangesQuery(api));
        void queries.prefetchQuery(banksQuery(api));
      },
    }),
    page('/dashboard/history', async () => (await import('./HistoryRoute.tsx')).loadHistoryRoute(), {
      // The page itself reads a filter from the address.
      prefetch: (_, search) => search === '' && queries.prefetchInfiniteQuery(historyStart(api)),
    }),
    page(
      '/dashboard/accounts',
      loadWith(
        accountsDictionary,
        async () => (await import('../features/payment-accounts/AccountsPage.tsx')).AccountsPage,
      ),
    ),
    page('/dashboard/statement', async () => (await import('./StatementRoute.tsx')).statementRoute(apiOptions)),
    page('/dashboard/profile', async () => (await import('./ProfileRoute.tsx')).ProfileRoute, {
      prefetch: prefetchProfile,
    }),
    page('/dashboard/profile/:userId', async () => (await import('./ProfileRoute.tsx')).ProfileRoute, {
      prefetch: prefetchProfile,
    }),
    adminPages(context),
  ]);
}

/** Public texts behind the links of Help, Privacy and Terms, open to everybody. */
const publicTextPages = () =>
  area(
    helpDictionary,
    async () => (await import('../features/help-and-legal/PublicTextFrame.tsx')).PublicTextFrame,
    PUBLIC_TEXTS.map((id) =>
      row(
        PUBLIC_TEXT_PATHS[id],
        { title: () => publicTextMessages.current.titles[id], route: PUBLIC_TEXT_PATHS[id] },
        async () => {
          const { PublicTextPage } = await import('../features/help-and-legal/PublicTextPage.tsx');
          return () => <PublicTextPage page={id} />;
        },
      ),
    ),
  );

function LoadingPage() {
  return <WaitingScreen label={useMessages(appMessages).loadingPage} />;
}

/** The route table (product.md R1). `RootLayout` runs the guard for every route. */
export const routes = (context: Context): RouteObject[] => [
  {
    lazy: {
      Component: async () => (await screens()).RootLayout,
      ErrorBoundary: async () => (await screens()).RouteErrorScreen,
    },
    hydrateFallbackElement: <LoadingPage />,
    children: [
      {
        path: '/',
        handle: { title: titleOf('/'), route: '/' } satisfies PageHandle,
        element: null,
      },
      entryPages(context),
      dashboardPages(context),
      publicTextPages(),
      {
        path: '*',
        handle: { title: () => appMessages.current.notFound.title, route: null } satisfies PageHandle,
        lazy: { Component: async () => (await screens()).NotFoundScreen },
      },
    ],
  },
];
