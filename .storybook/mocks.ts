import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { SetupWorker } from 'msw/browser';
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental';

/** Whether a request was meant for the product's server rather than for Storybook's own files. */
const isApiCall = (request: Request) => new URL(request.url).pathname.includes('/api/');

/**
 * Answers the stories' calls inside the page (ADR 13).
 *
 * The addon's own way is a service worker: a generated file, with a scope, that outlives the visit and loads a page anew which the browser
 * opened without it.
 */
function startMocks(): SetupWorker {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    context: { quiet: true },
    onUnhandledFrame: ({ frame, defaults }) => {
      // An error in the console fails the story: a screen that asks for something unmocked shows a state nobody chose.
      if (frame instanceof HttpNetworkFrame && isApiCall(frame.data.request)) defaults.error();
    },
  });
  network.enable();
  return Object.assign(network, {
    start: async () => undefined,
    stop: network.disable,
  });
}

/** Gives a story the answers of its own, and none of the story before it. */
export const answerCalls = mswLoader(startMocks);
