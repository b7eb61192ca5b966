import { type OperationId, operations } from '@sarraf/api-client/operations';
import { createFaultHandler, createHandlers, type FakeServer, type Fault } from '@sarraf/fake-server';
import { dismissToast } from '@sarraf/ui';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { StoryApp } from './StoryApp.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The fake server of the story; the play function may read and change its state. */
    server: FakeServer;
  }
}

/** Options of `withFakeServer`. */
export interface ServerStoryOptions {
  /** Operations that fail, and how. */
  faults?: Partial<Record<OperationId, Fault>>;
  /** Handlers that take precedence over the fake server. */
  handlers?: HttpHandler[];
  /** Ids of the dialogs open over the page, the topmost last. */
  dialogs?: readonly string[];
}

const isOperationId = (id: string): id is OperationId => id in operations;

/**
 * Renders a screen in the signed-in app with a fake server; both are created again whenever the story is shown. Spread the result into the story,
 * or into the meta for all stories of the file.
 */
export function withFakeServer(
  begin: () => FakeServer,
  { faults = {}, handlers = [], dialogs = [] }: ServerStoryOptions = {},
) {
  let server: FakeServer | undefined;

  const beforeEach = (context: { msw: MswApi; server: FakeServer }) => {
    // Storybook calls this again when only the toolbar changed: the screen stays mounted, so keep its server.
    // On the first call, dismiss a toast of the previous story.
    if (!server) dismissToast();
    const running = (server ??= begin());
    context.server = running;
    const failing = Object.entries(faults).flatMap(([id, fault]) =>
      isOperationId(id) ? [createFaultHandler(running, id, fault)] : [],
    );
    // Each fault replaces its handler in place: `orders/:id` before `orders/active` would match both.
    const answering = createHandlers(running).map(
      (handler) => failing.find(({ info }) => info.header === handler.info.header) ?? handler,
    );
    context.msw.use(...handlers, ...answering);
    return () => {
      server = undefined;
    };
  };

  const withApp: Decorator = (Story, context) => (
    <StoryApp server={context.server} dialogs={dialogs}>
      <Story />
    </StoryApp>
  );

  return { beforeEach, decorators: [withApp] };
}
