/** Loads the page anew from the server, which must be known to answer: the worker would answer with the build it keeps. It comes back with the page. */
export async function loadAnew(): Promise<void> {
  // A browser that refuses storage has no worker either.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}
