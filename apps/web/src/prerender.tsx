import { LANGUAGES, type Destination, type Language } from '@sarraf/domain';
import { changeLanguage } from '@sarraf/forms/language';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createAppContext } from './app/app-context.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/providers.tsx';
import { readyRouter } from './app/ready-router.ts';
import { routes } from './app/routes.tsx';
import { PLACE_NAMES, WrittenPlaces } from './app/WrittenPages.tsx';
import type { WrittenPage } from './head/written-pages.ts';
import { READING_PATHS } from './shared/reading/index.ts';
import { createKeyStore, createSessionKeys } from './shared/session/index.ts';

const refuse = () => {
  throw new Error('There is no storage where a page is only written.');
};

const begin = () =>
  createAppContext({ baseUrl: '/api', keys: createSessionKeys(createKeyStore(refuse)), fetch: () => Promise.reject() });

/** The markup of a tree. In one piece: what comes in several is put together by inline scripts, which the policy forbids. */
async function markupOf(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY, identifierPrefix });
  return new Response(prelude).text();
}

/** The markup of a page as a stranger first sees it, which the browser then takes over (see `main.tsx`). */
async function renderOpen(path: string): Promise<string> {
  const context = begin();
  await context.session.check();
  const router = createMemoryRouter(routes(context), { initialEntries: [path] });
  await readyRouter(router);
  return markupOf(
    <StrictMode>
      <Providers context={context}>
        <App router={() => router} />
      </Providers>
    </StrictMode>,
  );
}

/** Markup by where it goes. */
export interface Written {
  /** Pages of the one document. */
  pages: Partial<Record<WrittenPage, string>>;
  /** Pages that have a document of their own, by path. */
  reading: Record<string, string>;
}

/** The markup of every page that stands there before the app runs, in one language. */
async function renderIn(language: Language): Promise<Written> {
  await changeLanguage(language);
  const places = PLACE_NAMES.map(
    async (name) => [name, await markupOf(<WrittenPlaces name={name} context={begin()} />, `${name}-`)] as const,
  );
  const reading = Object.values(READING_PATHS).map(async (path) => [path, await renderOpen(path)] as const);
  return {
    pages: {
      login: await renderOpen('/login' satisfies Destination),
      ...Object.fromEntries(await Promise.all(places)),
    },
    reading: Object.fromEntries(await Promise.all(reading)),
  };
}

/** The same in every language, one after the other: the app speaks one at a time. */
export async function renderPages(): Promise<[language: Language, written: Written][]> {
  const all: [Language, Written][] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    all.push([language, await renderIn(language)]);
  }
  return all;
}
