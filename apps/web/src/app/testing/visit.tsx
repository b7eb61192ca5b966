import type { FakeServer } from '@sarraf/fake-server';
import { http, HttpResponse } from 'msw';
import { withFakeServer, type ServerStoryOptions } from '../../shared/testing/with-fake-server.tsx';
import { WholeApp } from './WholeApp.tsx';

/** A server that is no sandbox, said in a way that leaves no 404 in the console. */
const noSandbox = http.get('*/api/sandbox', () => HttpResponse.json({ success: true, sandbox: false }));

export interface VisitOptions extends Pick<ServerStoryOptions, 'faults' | 'handlers' | 'logs'> {
  /** Whether the server is a sandbox. */
  sandbox?: boolean;
}

/** A story that visits a path of the whole app. Spread it into the story. */
export function visit(
  path: string,
  begin: () => FakeServer,
  { sandbox = false, handlers = [], ...options }: VisitOptions = {},
) {
  const { beforeEach } = withFakeServer(begin, { ...options, handlers: sandbox ? handlers : [...handlers, noSandbox] });
  return {
    beforeEach,
    render: (_: unknown, { server }: { server: FakeServer }) => <WholeApp server={server} path={path} />,
  };
}
