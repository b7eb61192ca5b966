import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';
import type { StartOptions } from 'msw/browser';

/** Whether a request was meant for the product's server rather than for Storybook's own files. */
const isApiCall = (request: Request) => new URL(request.url).pathname.includes('/api/');

const onUnhandledFrame: StartOptions['onUnhandledFrame'] = ({ frame, defaults }) => {
  // `--failOnConsole` turns this error into a failed story: a screen that asks for something unmocked shows a state nobody chose.
  if (frame instanceof HttpNetworkFrame && isApiCall(frame.data.request)) defaults.error();
};

/**
 * Starts the worker that answers the stories' calls.
 *
 * The addon's own one passes `onUnhandledRequest`, which msw 3 no longer reads, and asks for `/mockServiceWorker.js`, which is wrong for a
 * Storybook published under a path: hence a worker of our own with a relative address.
 */
export async function startMocks() {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledFrame });
  return worker;
}
