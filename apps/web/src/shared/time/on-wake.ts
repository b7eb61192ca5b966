/** Calls back when timers may have been suspended: the tab becomes visible or returns from the back-forward cache. Returns a stop function. */
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
