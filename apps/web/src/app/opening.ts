/** How the document stands when the app arrives. */
export interface Opening {
  /** Name of the written page that is shown, which the head has found right for this person (`src/head`); null when none is. */
  written: string | null;
  /** The place of the app: that page, or an empty one. */
  container: HTMLElement;
}

/** Finds the written page that is shown, and takes the others out of the document. */
export function openingOf(page: Document): Opening {
  const { written = null } = page.documentElement.dataset;
  const places = [...page.querySelectorAll<HTMLElement>('body > [data-page]')];
  const { lang } = page.documentElement;
  const shown = places.find((place) => place.dataset['page'] === written && place.lang === lang);
  for (const place of places) if (place !== shown) place.remove();
  if (shown) {
    // From here on the language is that of the document, which may change.
    shown.removeAttribute('lang');
    shown.removeAttribute('dir');
    return { written, container: shown };
  }
  const empty = page.createElement('div');
  page.body.prepend(empty);
  return { written: null, container: empty };
}
