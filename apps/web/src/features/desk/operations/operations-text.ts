import type { Operations } from '@sarraf/api-client';
import { payoutStatus, statusLabel } from '@sarraf/domain';
import { payoutsMessages } from '../payouts/payouts.messages.ts';
import { withdrawalsMessages } from '../withdrawals/withdrawals.messages.ts';
import { operationsMessages } from './operations.messages.ts';

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Text of a duration in its largest whole unit: `45 min`. */
export function durationText(seconds: number): string {
  const { duration } = operationsMessages.current;
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  return duration[unit]({ value: Math.floor(seconds / size) });
}

/** Text of a queue; an unknown one is shown by its own name. */
export function queueText(name: string): string {
  const { queueNames } = operationsMessages.current;
  const [queue = '', status = ''] = name.split('.');
  if (queue === 'payouts') {
    const known = payoutStatus(status);
    return queueNames.payouts({ status: known ? payoutsMessages.current.statuses[known] : statusLabel(status) });
  }
  if (queue === 'withdrawals') {
    const text = lookUp<string>(withdrawalsMessages.current.statuses, status);
    return queueNames.withdrawals({ status: text ?? statusLabel(status) });
  }
  const text = lookUp<unknown>(queueNames, name);
  return typeof text === 'string' ? text : name;
}

/** Text of a background loop; an unknown one is shown by its own name. */
export function loopText(name: string): string {
  const { loopNames } = operationsMessages.current;
  const network = (name.split(' ').at(-1) ?? '').toUpperCase();
  if (name.startsWith('read quietly ')) return loopNames.readQuietly({ network });
  if (name.startsWith('read ')) return loopNames.read({ network });
  const text = lookUp<unknown>(loopNames, name);
  return typeof text === 'string' ? text : name;
}

/** Text of an external service; an unknown one is shown by its own name. */
export const serviceText = (name: string): string => lookUp(operationsMessages.current.serviceNames, name) ?? name;

/** Sentence about something that `/readyz` names as missing. */
export function missingText(name: string): string {
  const { missing } = operationsMessages.current;
  const [kind = '', ...rest] = name.split(' ');
  const subject = rest.join(' ');
  if (kind === 'loop') return missing.loop({ loop: loopText(subject) });
  if (kind === 'chain') return missing.chain({ network: subject.toUpperCase() });
  if (kind === 'decimals') return missing.decimals({ network: subject.toUpperCase() });
  const text = lookUp<unknown>(missing, name);
  return typeof text === 'string' ? text : missing.other({ name });
}

/** Reasons of a state that is not `ok`, the unknown loops first. */
export function stateReasons({ loops, queues, chains, providers, warnings }: Operations): string[] {
  const { reasons } = operationsMessages.current;
  return [
    ...loops.filter(({ state }) => state !== 'alive').map(({ name }) => reasons.loop({ loop: loopText(name) })),
    ...queues.filter(({ over }) => over.length > 0).map(({ name }) => reasons.queue({ queue: queueText(name) })),
    ...chains
      .filter(({ delayed, fault }) => delayed || fault)
      .map(({ networkId }) => reasons.network({ network: networkId.toUpperCase() })),
    ...providers.filter(({ healthy }) => !healthy).map(({ name }) => reasons.service({ service: serviceText(name) })),
    ...((warnings ?? []).length > 0 ? [reasons.warning] : []),
  ];
}
