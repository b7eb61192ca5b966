declare global {
  /** `laidOut`, for checks that run in the page and can import nothing. */
  var __LAID_OUT__: () => Promise<void>;
}

/** Resolves once a frame is laid out. Not `requestAnimationFrame`: where the clock stands still, it is a timer and no frame. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

/** Resolves once the page is laid out, and what is measured then, as what overflows, is drawn too. */
export async function laidOut(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
