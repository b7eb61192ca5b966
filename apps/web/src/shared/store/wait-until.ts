/** Resolves when `holds()` is true; checked now and at every call of the subscribed listener. */
export const waitUntil = (holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) {
      resolve();
      return;
    }
    const unsubscribe = subscribe(() => {
      if (!holds()) return;
      unsubscribe();
      resolve();
    });
  });
