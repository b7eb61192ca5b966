import { expect, test } from 'vitest';
import { overallState, type OperationsFacts } from './overall-state.ts';

const fine: OperationsFacts = {
  missing: [],
  loops: [{ state: 'alive' }],
  queues: [{ over: [] }],
  chains: [{ delayed: false, fault: null }],
  providers: [{ healthy: true }],
  warnings: [],
};
const unknown = { loops: [{ state: 'alive' }, { state: 'unknown' }] };

test.each<[string, Partial<OperationsFacts>, string]>([
  ['nothing', {}, 'ok'],
  ['no list of warnings', { warnings: null }, 'ok'],
  ['a network without a word about faults', { chains: [{ delayed: false }] }, 'ok'],
  ['a queue past its tolerance', { queues: [{ over: [] }, { over: ['age'] }] }, 'attention'],
  ['a delayed network', { chains: [{ delayed: true, fault: null }] }, 'attention'],
  ['a network with a fault', { chains: [{ delayed: false, fault: 'decimals' }] }, 'attention'],
  ['a provider that fails', { providers: [{ healthy: true }, { healthy: false }] }, 'attention'],
  ['a warning', { warnings: [{}] }, 'attention'],
  ['a server that is not ready', { missing: ['identity'] }, 'attention'],
  ['a loop that is unknown', unknown, 'unknown'],
  ['a loop that is unknown beside a late queue', { ...unknown, queues: [{ over: ['sum'] }] }, 'unknown'],
])('with %s the overall state is right', (_, facts, expected) =>
  expect(overallState({ ...fine, ...facts })).toBe(expected),
);
