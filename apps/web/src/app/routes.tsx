import type { RouteId } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import type { RouteObject } from 'react-router-dom';
import { BRAND } from '../shared/brand/index.ts';
import { codeOf, type LoadCode } from '../shared/late-code/index.ts';
import { READING_PAGES, READING_PATHS, readingMessages } from '../shared/reading/index.ts';
import { adminArea } from './AdminArea.tsx';
import { appMessages } from './app.messages.ts';
import { RouteErrorPanel, RouteErrorScreen } from './ErrorScreen.tsx';
import { NotFoundScreen } from './NotFound.tsx';
import type { AppContext } from './app-context.ts';
import type { PageHandle } from './page-handle.ts';
import { RootLayout } from './RootLayout.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

/** One row: where, what the frames say of it, and where its code lies. Who may open it is the table of access in `@sarraf/domain`. */
const row = (path: string, handle: PageHandle, load: LoadCode<object>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await codeOf(load) }),
});

const titleOf = (path: RouteId) => () => appMessages.current.pageTitles[path];

const page = (
  path: Exclude<RouteId, '/'>,
  load: LoadCode<object>,
  more: Pick<PageHandle, 'header' | 'reads'> = {},
): RouteObject => row(path, { title: titleOf(path), header: titleOf(path), route: path, ...more }, load);

/** The frame around pages, fetched with the first of them. A page that breaks leaves it standing. */
const framed = (load: LoadCode<object>, pages: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await codeOf(load) }),
  children: [{ errorElement: <RouteErrorPanel />, children: pages }],
});

const sell = () => import('./SellRoute.tsx');
const history = () => import('./HistoryRoute.tsx');
const profile = () => import('./ProfileRoute.tsx');

const entry = () =>
  framed(
    async () => (await import('../features/shell/EntryFrame.tsx')).EntryFrame,
    [
      page('/login', async () => (await import('../features/login/LoginPage.tsx')).LoginPage),
      page('/kyc', async () => (await import('../features/verify-identity/VerifyIdentityPage.tsx')).VerifyIdentityPage),
      page(
        '/userDetails',
        async () => (await import('../features/basic-details/BasicDetailsPage.tsx')).BasicDetailsPage,
      ),
    ],
  );

/** Administrators' pages, which their client arrives with: a page is drawn once both are there. */
const administration = (loadAdminApi: AppContext['loadAdminApi'], pages: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await codeOf(async () => adminArea(await loadAdminApi())) }),
  children: pages,
});

const dashboard = ({ loadAdminApi }: Pick<AppContext, 'loadAdminApi'>) =>
  framed(
    async () => (await import('./DashboardLayout.tsx')).DashboardLayout,
    [
      page('/dashboard', async () => (await sell()).SellRoute, { reads: async () => (await sell()).sellReads }),
      page('/dashboard/history', async () => (await history()).HistoryRoute, {
        reads: async () => (await history()).historyReads,
      }),
      page('/dashboard/profile', async () => (await profile()).ProfileRoute, {
        reads: async () => (await profile()).profileReads,
      }),
      page('/dashboard/profile/:userId', async () => (await profile()).ProfileRoute),
      administration(loadAdminApi, [
        page(
          '/dashboard/stats',
          async () => (await import('../features/platform-stats/PlatformStatsPage.tsx')).PlatformStatsPage,
          { header: () => BRAND.title },
        ),
        page(
          '/dashboard/settings',
          async () => (await import('../features/app-settings/AppSettingsPage.tsx')).AppSettingsPage,
        ),
        page('/dashboard/desk', async () => (await import('../features/desk/DeskPage.tsx')).DeskPage),
      ]),
    ],
  );

/** The public pages behind the links of Help, Privacy and Terms, open to everybody. */
const reading = () =>
  framed(
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
export const routes = (context: Pick<AppContext, 'loadAdminApi'>): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      {
        path: '/',
        handle: { title: titleOf('/'), route: '/' } satisfies PageHandle,
        element: null,
      },
      entry(),
      dashboard(context),
      reading(),
      {
        path: '*',
        handle: { title: () => appMessages.current.notFound.title, route: null } satisfies PageHandle,
        element: <NotFoundScreen />,
      },
    ],
  },
];
