/** How the document stands when the app arrives. */
export interface Opening {
  /** Name of the written page that is shown, which the head has found right for this person (`src/head`); null when none is. */
  written: string | null;
  /** The place of the app: that page, or an empty one. */
  container: HTMLElement;
}

/** Whether a place is that of the written page; for a public text it may be the place of any, where its own document was not found. */
const isOf = (written: string | undefined, page: string | undefined): boolean =>
  page === written || (written === 'reading' && page === 'text');

const placesIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('body > [data-page]')];

/** The written page that is shown now; the head may still find another one right. */
export function writtenPageIn(page: Document): HTMLElement | undefined {
  const { dataset, lang } = page.documentElement;
  return placesIn(page).find(
    (place) => isOf(dataset['written'], place.dataset['page']) && place.dataset['language'] === lang,
  );
}

/** Takes every written page but the one that is shown out of the document: from here on it is the app's. */
export function openingOf(page: Document): Opening {
  const shown = writtenPageIn(page);
  for (const place of placesIn(page)) if (place !== shown) place.remove();
  if (shown) {
    // From here on the language is that of the document, which may change.
    delete shown.dataset['language'];
    return { written: shown.dataset['page'] ?? null, container: shown };
  }
  const empty = page.createElement('div');
  page.body.prepend(empty);
  return { written: null, container: empty };
}
