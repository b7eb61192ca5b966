import type { World } from '@sarraf/api-client/testing';
import { http, HttpResponse } from 'msw';
import { onStage, type StageOptions } from '../../shared/testing/on-stage.tsx';
import { WholeApp } from './WholeApp.tsx';

/** A server that is no sandbox, said in a way that leaves no 404 in the console. */
const noSandbox = http.get('*/api/sandbox', () => HttpResponse.json({ success: true, sandbox: false }));

export interface VisitOptions extends Pick<StageOptions, 'faults' | 'handlers' | 'logs'> {
  /** Whether the server is a sandbox. */
  sandbox?: boolean;
}

/** A story that visits a path of the whole app. Spread it into the story. */
export function visit(
  path: string,
  begin: () => World,
  { sandbox = false, handlers = [], ...options }: VisitOptions = {},
) {
  const { beforeEach } = onStage(begin, { ...options, handlers: sandbox ? handlers : [...handlers, noSandbox] });
  return {
    beforeEach,
    render: (_: unknown, { world }: { world: World }) => <WholeApp world={world} path={path} />,
  };
}
