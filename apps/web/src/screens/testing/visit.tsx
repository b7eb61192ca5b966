import type { FakeServer } from '@sarraf/fake-server';
import { withFakeServer, type ServerStoryOptions } from '../../shared/testing/with-fake-server.tsx';
import { loadEntryMessages } from './messages.ts';
import { WholeApp } from './WholeApp.tsx';

export interface VisitOptions extends Pick<ServerStoryOptions, 'faults' | 'handlers'> {
  /** Whether the server is a sandbox. */
  sandbox?: boolean;
  /** Id of a dialog whose history entry is above the page. */
  dialog?: string;
}

/** Renders the whole app at a path. Spread the result into the story. */
export function visit(
  path: string,
  begin: () => FakeServer,
  { sandbox = false, dialog, ...options }: VisitOptions = {},
) {
  const { beforeEach } = withFakeServer(() => Object.assign(begin(), { sandbox }), options);
  return {
    beforeEach,
    loaders: [loadEntryMessages],
    render: (_: unknown, { server }: { server: FakeServer }) => (
      <WholeApp server={server} path={path} dialog={dialog} />
    ),
  };
}
