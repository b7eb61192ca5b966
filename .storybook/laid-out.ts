declare global {
  /** `laidOut`, for checks that run in the page and cannot import it. */
  var __LAID_OUT__: () => Promise<void>;
}

/** Resolves after the next layout. Not `requestAnimationFrame`: with a stopped clock it is a timer instead of a frame. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

/** Resolves once the page is laid out and everything that depends on the layout, such as overflow, is rendered too. */
export async function laidOut(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
