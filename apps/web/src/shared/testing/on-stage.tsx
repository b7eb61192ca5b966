import {
  createFaultHandler,
  createHandlers,
  type Fault,
  type OperationId,
  operations,
  type World,
} from '@sarraf/api-client/testing';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { spyOn } from 'storybook/test';
import { StoryApp } from './StoryApp.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The pretended server of the story, to look into or to change while it plays. */
    world: World;
  }
}

/** What a screen story may set beside its world. */
export interface StageOptions {
  /** Calls that fail, each in its way. */
  faults?: Partial<Record<OperationId, Fault>>;
  /** Answers the world would not give; they come first. */
  handlers?: HttpHandler[];
  /** Ids of the dialogs open over the page, the topmost last. */
  dialogs?: readonly string[];
  /** Faults the app is expected to log here. Whatever else reaches the console still fails the story. */
  logs?: readonly string[];
}

const isOperationId = (id: string): id is OperationId => id in operations;

/** Keeps expected faults from the console, where `--failOnConsole` would take them for accidents. Storybook restores it. */
function expectLogs(expected: readonly string[]) {
  const { error } = console;
  spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!expected.some((what) => what === said[0])) error(...said);
  });
}

/**
 * Sets a screen on a stage: the signed-in app around it and a pretended server behind it, both begun anew whenever the story
 * is shown. Spread it into the story, or into the meta for all of them.
 */
export function onStage(
  begin: () => World,
  { faults = {}, handlers = [], dialogs = [], logs = [] }: StageOptions = {},
) {
  let world: World | undefined;

  const beforeEach = (context: { msw: MswApi; world: World }) => {
    // Storybook comes here again when only the toolbar changed: the screen is the same one, and so is its server.
    const running = (world ??= begin());
    context.world = running;
    const failing = Object.entries(faults).flatMap(([id, fault]) =>
      isOperationId(id) ? [createFaultHandler(running, id, fault)] : [],
    );
    // Each fault in its handler's own place: `orders/:id` before `orders/active` would answer both.
    const answering = createHandlers(running).map(
      (handler) => failing.find(({ info }) => info.header === handler.info.header) ?? handler,
    );
    context.msw.use(...handlers, ...answering);
    if (logs.length > 0) expectLogs(logs);
    return () => {
      world = undefined;
    };
  };

  const withApp: Decorator = (Story, context) => (
    <StoryApp world={context.world} dialogs={dialogs}>
      <Story />
    </StoryApp>
  );

  return { beforeEach, decorators: [withApp] };
}
