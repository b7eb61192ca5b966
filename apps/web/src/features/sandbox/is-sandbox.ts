import type { Api } from '@sarraf/api-client';
import { createStore, type Store } from '../../shared/store/index.ts';

const answers = new WeakMap<Api, Store<boolean>>();

/** Whether a server is a sandbox: asked once, false until it says so. A server that is none answers 404. */
export function isSandbox(api: Api): Pick<Store<boolean>, 'read' | 'subscribe'> {
  const known = answers.get(api);
  if (known) return known;
  const answer = createStore(false);
  answers.set(api, answer);
  api.getSandbox().then(
    ({ sandbox }) => answer.set(sandbox),
    // No answer is an answer: whatever the reason, there is no sandbox to show.
    () => {},
  );
  return answer;
}
