import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouterProviderProps } from 'react-router-dom';
import type { AppContext } from './app-context.ts';
import { App } from './App.tsx';
import { once } from './once.ts';
import { Providers } from './providers.tsx';

type Router = RouterProviderProps['router'];

/** Calls back once what it holds is drawn, before it is painted. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** The prerendered page that the document shows; null where it shows none. The other editions are taken out. */
function shownPage(): HTMLElement | null {
  const pages = [...document.querySelectorAll<HTMLElement>('body > [data-prerendered]')];
  const shown = pages.find((page) => page.offsetParent !== null);
  for (const page of pages) if (page !== shown) page.remove();
  // From here on the language is that of the document, which may change.
  shown?.removeAttribute('data-language');
  return shown ?? null;
}

/**
 * Draws the app. A prerendered page stands until there is something to put there: the login page and the texts are what React draws, and are
 * taken over as they are; the frame of the dashboard gives way to the page.
 */
export async function draw(context: AppContext, router: () => Router): Promise<void> {
  const { session } = context;
  const page = shownPage();
  const status = () => session.read().status;
  const isKnown = () => status() === 'signed-in' || status() === 'signed-out';
  if (page) {
    await once(() => status() !== 'checking', session.subscribe);
    // The code of the first page is there, or is known not to arrive.
    if (isKnown())
      await once(
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
    hydrateRoot(page, <Drawn onDrawn={() => page.removeAttribute('inert')}>{app}</Drawn>);
    return;
  }
  const container = document.createElement('div');
  document.body.prepend(container);
  // In a transition React draws in short pieces: a whole page in one is a quarter of a second on a cheap phone.
  startTransition(() => createRoot(container).render(<Drawn onDrawn={() => page?.remove()}>{app}</Drawn>));
}
