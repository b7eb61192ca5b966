import type { RouterProviderProps } from 'react-router-dom';

type Router = RouterProviderProps['router'];

/** Resolves once the router has the code of its first page, or knows that it did not arrive. */
export const readyRouter = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
