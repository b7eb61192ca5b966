import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouterProviderProps } from 'react-router-dom';
import type { AppContext } from './app-context.ts';
import { App } from './App.tsx';
import { waitUntil } from '../shared/store/wait-until.ts';
import { Providers } from './providers.tsx';

type Router = RouterProviderProps['router'];

/** Calls `onRendered` after React has rendered its children and before the browser paints them. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useLayoutEffect(onRendered, [onRendered]);
  return children;
}

/** The prerendered page that is visible; null for none. Removes the other prerendered pages and languages. */
function keepVisiblePage(): HTMLElement | null {
  const pages = [...document.querySelectorAll<HTMLElement>('body > [data-prerendered]')];
  const shown = pages.find((page) => page.offsetParent !== null);
  for (const page of pages) if (page !== shown) page.remove();
  // Otherwise `styles.css` would hide the page when the user switches the language.
  shown?.removeAttribute('data-language');
  return shown ?? null;
}

/**
 * Renders the app. A prerendered page stays visible until the first page is ready: React hydrates the login page and the public texts, and
 * replaces the skeletons of all other pages.
 */
export async function renderApp(context: AppContext, router: () => Router): Promise<void> {
  const { session } = context;
  const page = keepVisiblePage();
  const status = () => session.read().status;
  const isKnown = () => status() === 'signed-in' || status() === 'signed-out';
  if (page) {
    await waitUntil(() => status() !== 'checking', session.subscribe);
    // The code of the first page is loaded, or has failed to load.
    if (isKnown())
      await waitUntil(
        () => router().state.initialized,
        (listener) => router().subscribe(listener),
      );
  }
  const app = (
    <StrictMode>
      <Providers context={context}>
        <App router={router} />
      </Providers>
    </StrictMode>
  );
  const prerendered = page?.dataset['prerendered'];
  const isSame = prerendered === 'login' ? status() === 'signed-out' : prerendered === 'text' && isKnown();
  if (page && isSame) {
    hydrateRoot(page, <Rendered onRendered={() => page.removeAttribute('inert')}>{app}</Rendered>);
    return;
  }
  const container = document.createElement('div');
  document.body.prepend(container);
  // In a transition React renders in short slices: a whole page in one task takes 250 ms on a cheap phone.
  startTransition(() => createRoot(container).render(<Rendered onRendered={() => page?.remove()}>{app}</Rendered>));
}
