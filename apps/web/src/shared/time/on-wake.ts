/** Calls back when the page, and its timers, may have slept: the tab becomes visible, or comes out of the back-forward cache. */
export function onWake(callback: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', callback);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', callback);
  };
}
