import { LANGUAGES, type Language } from '@sarraf/domain';
import { changeLanguage, loadDictionary } from '@sarraf/forms/language';
import { StrictMode, type ReactNode } from 'react';
import { prerender as render } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { DashboardSkeleton } from './app/DashboardSkeleton.tsx';
import * as dictionaries from './app/dictionaries/index.ts';
import { waitUntil } from './shared/store/wait-until.ts';
import { Providers } from './app/providers.tsx';
import { appMessages } from './app/app.messages.ts';
import { routes } from './app/routes.tsx';
import { WaitingScreen } from './app/WaitingScreen.tsx';
import { DialogHistoryProvider } from './shared/dialogs/dialog-history.ts';
import { PUBLIC_TEXT_PATHS } from './shared/public-texts/public-texts.ts';
import { createKeyStore } from './shared/session/key-store.ts';
import { createSessionKeys } from './shared/session/session-keys.ts';

/** Markup of a page in one language. */
interface Prerendered {
  name: 'login' | 'entry' | 'dashboard' | 'text';
  language: Language;
  markup: string;
}

const keys = createSessionKeys(
  createKeyStore(() => {
    throw new Error('There is no storage while prerendering.');
  }),
);

/** Markup of a tree, with all Suspense content in place: React would insert late content by inline scripts, which the CSP forbids. */
async function markupOf(
  tree: (router: ReturnType<typeof createMemoryRouter>) => ReactNode,
  path: string,
): Promise<string> {
  const context = createAppContext({ baseUrl: '/api', keys, fetch: () => Promise.reject(new TypeError('no network')) });
  await context.session.check();
  const router = createMemoryRouter(routes(context), { initialEntries: [path] });
  await waitUntil(
    () => router.state.initialized,
    (listener) => router.subscribe(listener),
  );
  const page = <Providers context={context}>{tree(router)}</Providers>;
  const { prelude } = await render(<StrictMode>{page}</StrictMode>, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Markup of a page for a visitor who is not signed in. React hydrates it in the browser (`app/render-app.tsx`). */
const page = (path: string) => markupOf((router) => <App router={() => router} />, path);

/** Markup of the waiting screen for `/kyc` and `/userDetails`, which need the user. The app replaces it in the browser. */
const entry = () => markupOf(() => <WaitingScreen label={appMessages.current.checkingLogin} />, '/login');

/** Markup of the skeleton of the dashboard. The app replaces it in the browser. */
const dashboard = () =>
  markupOf(() => {
    const router = createMemoryRouter([{ path: '*', element: <DashboardSkeleton /> }]);
    return (
      <DialogHistoryProvider value={router}>
        <RouterProvider router={router} />
      </DialogHistoryProvider>
    );
  }, '/login');

/** Prerenders the pages of `index.html`, and the public texts, which get documents of their own, by path. */
export async function prerender(): Promise<{ pages: Prerendered[]; texts: Record<string, Prerendered[]> }> {
  const pages: Prerendered[] = [];
  const texts: Record<string, Prerendered[]> = {};
  await Promise.all(Object.values(dictionaries).map(loadDictionary));
  // Sequential: the app has one current language.
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await changeLanguage(language);
    pages.push({ name: 'login', language, markup: await page('/login') });
    pages.push({ name: 'entry', language, markup: await entry() });
    pages.push({ name: 'dashboard', language, markup: await dashboard() });
    for (const path of Object.values(PUBLIC_TEXT_PATHS)) {
      texts[path] ??= [];
      texts[path].push({ name: 'text', language, markup: await page(path) });
    }
  }
  return { pages, texts };
}
