import type { RouteId } from '@sarraf/domain';
import { loadDictionary, useMessages, type Dictionary } from '@sarraf/forms/language';
import type { RouteObject } from 'react-router-dom';
import { settingsQuery } from '../features/app-settings/app-settings.queries.ts';
import { historyQuery } from '../features/history/history.queries.ts';
import { statsQuery } from '../features/platform-stats/stats.queries.ts';
import { filterIn } from '../features/platform-stats/stats-address.ts';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { activeOrderQuery, priceRangesQuery } from '../features/sell/sell.queries.ts';
import { banksQuery } from '../shared/queries/banks.query.ts';
import { BRAND } from '../shared/layout/brand.ts';
import { codeOf, type LoadCode } from '../shared/lazy/lazy-component.tsx';
import { readAddress } from '../shared/layout/page-address.ts';
import { READING_PAGES, READING_PATHS } from '../shared/public-texts/public-texts.ts';
import { readingMessages } from '../shared/public-texts/public-texts.messages.ts';
import { adminArea } from './AdminArea.tsx';
import type { AppContext } from './app-context.ts';
import { appMessages } from './app.messages.ts';
import { adminDictionary, helpDictionary, sellerDictionary } from './dictionaries/index.ts';
import type { PageHandle } from './page-handle.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** What the routes read with. */
type Context = Pick<AppContext, 'api' | 'loadAdminApi' | 'session' | 'queries'>;

/** Starts the readings of a page while its code is on its way; the page waits for them, the route does not. */
type StartReadings = (params: Readonly<Record<string, string | undefined>>, search: string) => unknown;

/** One row: where, what the frames say of it, and where its code lies. Who may open it is the table of access in `@sarraf/domain`. */
const row = (path: string, handle: PageHandle, load: LoadCode<object>, start?: StartReadings): RouteObject => ({
  path,
  handle,
  lazy: { Component: () => codeOf(load) },
  loader: ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    // What the guard takes for no page reads nothing, whatever the router makes of its address.
    if (readAddress(pathname).route === path) start?.(params, search);
    return null;
  },
  // Dialogs and filters have addresses of their own: a visit begins with the path.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/** What the app draws with, on its way since the document came (`main.tsx`). */
const screens = () => import('./screens.ts');

const titleOf = (path: RouteId) => () => appMessages.current.pageTitles[path];

interface PageOptions extends Pick<PageHandle, 'header'> {
  start?: StartReadings;
}

const page = (path: Exclude<RouteId, '/'>, load: LoadCode<object>, { start, ...more }: PageOptions = {}): RouteObject =>
  row(path, { title: titleOf(path), header: titleOf(path), route: path, ...more }, load, start);

/** Pages that share a frame and a dictionary, fetched with the first of them. A page that breaks leaves the frame standing. */
const area = (dictionary: Dictionary | null, load: LoadCode<object>, pages: RouteObject[]): RouteObject => ({
  lazy: {
    Component: () =>
      codeOf(async () => {
        const [Frame] = await Promise.all([load(), dictionary && loadDictionary(dictionary)]);
        return Frame;
      }),
  },
  children: [{ lazy: { ErrorBoundary: async () => (await screens()).RouteErrorPanel }, children: pages }],
});

/** The dictionary of these pages and the login page come with the app: all that the login page is made of, every other page needs as well. */
const entryPages = () =>
  area(null, async () => (await screens()).EntryFrame, [
    page('/login', async () => (await screens()).LoginPage),
    page('/kyc', async () => (await import('../features/verify-identity/VerifyIdentityPage.tsx')).VerifyIdentityPage),
    page('/userDetails', async () => (await import('../features/basic-details/BasicDetailsPage.tsx')).BasicDetailsPage),
  ]);

/** Pages of administrators, with the client of their calls. */
function adminPages({ loadAdminApi, session, queries }: Context): RouteObject {
  /** Starts readings for administrators only; everybody else sees *No page found*. */
  const asAdmin =
    (start: (api: Awaited<ReturnType<typeof loadAdminApi>>, search: string) => unknown): StartReadings =>
    (_, search) => {
      const state = session.read();
      // Where the code does not arrive, the page says so.
      if (state.status === 'signed-in' && state.user.isAdmin)
        loadAdminApi().then(
          (api) => start(api, search),
          () => {},
        );
    };
  return area(adminDictionary, async () => adminArea(await loadAdminApi()), [
    page(
      '/dashboard/stats',
      async () => (await import('../features/platform-stats/PlatformStatsPage.tsx')).PlatformStatsPage,
      {
        header: () => BRAND.title,
        start: asAdmin((api, search) => queries.prefetchQuery(statsQuery(api, filterIn(search)))),
      },
    ),
    page(
      '/dashboard/settings',
      async () => (await import('../features/app-settings/AppSettingsPage.tsx')).AppSettingsPage,
      {
        start: asAdmin((api) => {
          queries.removeQueries(settingsQuery(api));
          return queries.prefetchQuery(settingsQuery(api));
        }),
      },
    ),
    page('/dashboard/desk', async () => (await import('../features/desk/DeskPage.tsx')).DeskPage),
  ]);
}

function dashboardPages(context: Context): RouteObject {
  const { api, queries } = context;
  const readProfile: StartReadings = ({ userId = null }) => queries.prefetchQuery(profileQuery(api, userId));
  return area(sellerDictionary, async () => (await import('./DashboardLayout.tsx')).DashboardLayout, [
    page('/dashboard', async () => (await import('./SellRoute.tsx')).SellRoute, {
      start: () => {
        // It may have been made on another device.
        queries.removeQueries(activeOrderQuery(api));
        void queries.prefetchQuery(activeOrderQuery(api));
        void queries.prefetchQuery(priceRangesQuery(api));
        void queries.prefetchQuery(banksQuery(api));
      },
    }),
    page('/dashboard/history', async () => (await import('./HistoryRoute.tsx')).HistoryRoute, {
      start: () => queries.prefetchInfiniteQuery(historyQuery(api)),
    }),
    page('/dashboard/profile', async () => (await import('./ProfileRoute.tsx')).ProfileRoute, { start: readProfile }),
    page('/dashboard/profile/:userId', async () => (await import('./ProfileRoute.tsx')).ProfileRoute, {
      start: readProfile,
    }),
    adminPages(context),
  ]);
}

/** The public pages behind the links of Help, Privacy and Terms, open to everybody. */
const readingPages = () =>
  area(
    helpDictionary,
    async () => (await import('../features/help-and-legal/ReadingFrame.tsx')).ReadingFrame,
    READING_PAGES.map((id) =>
      row(
        READING_PATHS[id],
        { title: () => readingMessages.current.titles[id], route: READING_PATHS[id] },
        async () => {
          const { ReadingPage } = await import('../features/help-and-legal/ReadingPage.tsx');
          return () => <ReadingPage page={id} />;
        },
      ),
    ),
  );

function LoadingPage() {
  return <WaitingScreen label={useMessages(appMessages).loadingPage} />;
}

/** The route table (product.md R1). `RootLayout` stands guard over every row. */
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
      entryPages(),
      dashboardPages(context),
      readingPages(),
      {
        path: '*',
        handle: { title: () => appMessages.current.notFound.title, route: null } satisfies PageHandle,
        lazy: { Component: async () => (await screens()).NotFoundScreen },
      },
    ],
  },
];
