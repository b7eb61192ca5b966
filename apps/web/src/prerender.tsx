import type { Destination } from '@sarraf/domain';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { readyRouter } from './app/ready-router.ts';
import { routes } from './app/routes.tsx';
import type { WrittenPage } from './head/written-pages.ts';
import { createKeyStore, createSessionKeys } from './shared/session/index.ts';

const refuse = () => {
  throw new Error('There is no storage where a page is only written.');
};

/** The markup of `/login` as a stranger first sees it, which the browser then takes over (see `main.tsx`). */
async function renderLogin(): Promise<string> {
  const keys = createSessionKeys(createKeyStore(refuse));
  const context = createAppContext({ baseUrl: '/api', keys });
  await context.session.check();
  const router = createMemoryRouter(routes(), { initialEntries: ['/login' satisfies Destination] });
  await readyRouter(router);
  const tree = (
    <StrictMode>
      <Providers context={context}>
        <App router={() => router} />
      </Providers>
    </StrictMode>
  );
  // In one piece: what comes in several is put together by inline scripts, which the policy forbids.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** The markup of every page that the document holds before the app runs. */
export const renderPages = async (): Promise<Record<WrittenPage, string>> => ({ login: await renderLogin() });
