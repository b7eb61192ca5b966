import { type OperationId, operations } from '@sarraf/api-client/operations';
import { createFaultHandler, createHandlers, type FakeServer, type Fault } from '@sarraf/fake-server';
import { dismissToast } from '@sarraf/ui';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { StoryApp } from './StoryApp.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The fake server of the story, to look into or to change while it plays. */
    server: FakeServer;
  }
}

/** What a screen story may set beside its server. */
export interface ServerStoryOptions {
  /** Calls that fail, each in its way. */
  faults?: Partial<Record<OperationId, Fault>>;
  /** Answers the server would not give; they come first. */
  handlers?: HttpHandler[];
  /** Ids of the dialogs open over the page, the topmost last. */
  dialogs?: readonly string[];
}

const isOperationId = (id: string): id is OperationId => id in operations;

/**
 * Puts the signed-in app around a screen and a fake server behind it, both begun anew whenever the story is shown.
 * Spread it into the story, or into the meta for all of them.
 */
export function withFakeServer(
  begin: () => FakeServer,
  { faults = {}, handlers = [], dialogs = [] }: ServerStoryOptions = {},
) {
  let server: FakeServer | undefined;

  const beforeEach = (context: { msw: MswApi; server: FakeServer }) => {
    // Storybook comes here again when only the toolbar changed: the screen is the same one, and so is its server.
    // What the story before it said last would hang over this one.
    if (!server) dismissToast();
    const running = (server ??= begin());
    context.server = running;
    const failing = Object.entries(faults).flatMap(([id, fault]) =>
      isOperationId(id) ? [createFaultHandler(running, id, fault)] : [],
    );
    // Each fault in its handler's own place: `orders/:id` before `orders/active` would answer both.
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
