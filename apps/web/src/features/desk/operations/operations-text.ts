import type { Operations, OperationsQueue } from '@sarraf/api-client';
import { formatRupees, formatUsdt, payoutStatus, statusLabel } from '@sarraf/domain';
import { deskMessages } from '../desk.messages.ts';
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

/** Text of a duration in its largest unit, with minutes of an hour and hours of a day: `45 min`, `1 h 30 min`. */
export function durationText(seconds: number): string {
  const { duration } = operationsMessages.current;
  const at = UNITS.findIndex(([, each]) => seconds >= each);
  const [unit, size] = UNITS[at] ?? (['second', 1] as const);
  const text = duration[unit]({ value: Math.floor(seconds / size) });
  const [nextUnit, nextSize] = UNITS[at + 1] ?? (['second', 1] as const);
  const rest = Math.floor((seconds % size) / nextSize);
  return rest === 0 || nextUnit === 'second' ? text : `${text} ${duration[nextUnit]({ value: rest })}`;
}

/** Text of the sum of a queue. */
export const sumText = (sum: string | number, unit: string | null): string =>
  unit === 'PKR' ? formatRupees(sum) : `${formatUsdt(sum)} ${deskMessages.current.unit}`;

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

/** A sentence for each limit that a queue exceeds. */
function queueReasons({ name, count, oldestSeconds, sum, unit, tolerance, over }: OperationsQueue): string[] {
  const { reasons, items } = operationsMessages.current;
  const queue = queueText(name);
  const texts = over.flatMap((limit) => {
    if (limit === 'age' && oldestSeconds !== null && tolerance.age !== null) {
      return [reasons.age({ queue, oldest: durationText(oldestSeconds), allowed: durationText(tolerance.age) })];
    }
    if (limit === 'count' && tolerance.count !== null) {
      return [reasons.count({ queue, items: items({ count }), allowed: tolerance.count })];
    }
    if (limit === 'sum' && sum !== null && tolerance.sum !== null) {
      return [reasons.sum({ queue, amount: sumText(sum, unit), allowed: sumText(tolerance.sum, unit) })];
    }
    return [];
  });
  return over.length > 0 && texts.length === 0 ? [reasons.queue({ queue })] : texts;
}

/** Reasons of a state that is not `ok`, the unknown loops first. */
export function stateReasons({ loops, queues, chains, providers, warnings }: Operations): string[] {
  const { reasons } = operationsMessages.current;
  return [
    ...loops.filter(({ state }) => state !== 'alive').map(({ name }) => reasons.loop({ loop: loopText(name) })),
    ...queues.flatMap(queueReasons),
    ...chains
      .filter(({ delayed, fault }) => delayed || fault)
      .map(({ networkId }) => reasons.network({ network: networkId.toUpperCase() })),
    ...providers.filter(({ healthy }) => !healthy).map(({ name }) => reasons.service({ service: serviceText(name) })),
    ...((warnings ?? []).length > 0 ? [reasons.warning] : []),
  ];
}
