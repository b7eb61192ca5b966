const QUERY = 'prefers-reduced-motion';
const originalMatchMedia = window.matchMedia.bind(window);
let reduced = false;

/** Whether stories see `prefers-reduced-motion`, independent of the system setting. */
export function setReducedMotion(wanted: boolean) {
  reduced = wanted;
  document.documentElement.toggleAttribute('data-reduced-motion', wanted);
}

/** Makes `matchMedia` follow the toolbar's motion setting; `preview.css` does the same for styles. */
export function overrideMatchMedia() {
  window.matchMedia = (query) => {
    const list = originalMatchMedia(query);
    if (reduced && query.includes(QUERY)) Object.defineProperty(list, 'matches', { value: query.includes('reduce') });
    return list;
  };
}
