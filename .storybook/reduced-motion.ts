const QUERY = 'prefers-reduced-motion';
const ask = window.matchMedia.bind(window);
let reduced = false;

/** Whether stories are to be told that the person wants no motion, whatever the system says. */
export function setReducedMotion(wanted: boolean) {
  reduced = wanted;
  document.documentElement.toggleAttribute('data-reduced-motion', wanted);
}

/** Makes scripts hear the toolbar when they ask for the person's wish; `preview.css` does the same for styles. */
export function answerForToolbar() {
  window.matchMedia = (query) => {
    const list = ask(query);
    if (reduced && query.includes(QUERY)) Object.defineProperty(list, 'matches', { value: query.includes('reduce') });
    return list;
  };
}
