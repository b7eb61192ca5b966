import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { SetupWorker } from 'msw/browser';
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental';

/** Whether a request is for the product's API, not for a file of Storybook. */
const isApiCall = (request: Request) => new URL(request.url).pathname.includes('/api/');

/**
 * Answers the requests of stories inside the page (ADR 13).
 *
 * The addon's default is a service worker: a generated file with a scope, which outlives the visit and reloads a page that the browser
 * opened without it.
 */
function startMocks(): SetupWorker {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    context: { quiet: true },
    onUnhandledFrame: ({ frame, defaults }) => {
      // An error in the console fails the story: without a mock the screen would show a state that nobody chose.
      if (frame instanceof HttpNetworkFrame && isApiCall(frame.data.request)) defaults.error();
    },
  });
  network.enable();
  return Object.assign(network, {
    start: async () => undefined,
    stop: network.disable,
  });
}

/** Loader that gives a story its own mocks and removes those of the previous story. */
export const loadMocks = mswLoader(startMocks);
