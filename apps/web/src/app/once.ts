/** Resolves once a check of something that tells of its changes holds. */
export const once = (holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) {
      resolve();
      return;
    }
    const leave = subscribe(() => {
      if (!holds()) return;
      leave();
      resolve();
    });
  });
