import { setTimeout as sleep } from 'node:timers/promises';

import type { RunningServer } from '../support/server.ts';
import type { Fault, FaultKind } from './faults.ts';
import type { Stage } from './stage.ts';

/** Longest time that Postgres stays away. */
const AWAY_MS = 3000;
const RETURNS = 3;
const STARTS = 30;

type End = () => Promise<void> | void;
/** Begins a fault; what it returns ends it. */
type Begin = (stage: Stage, fault: Fault) => Promise<End> | End;

const nothing: End = () => undefined;

/** Starts a process as a supervisor does: again, when it could not start because Postgres is away at the same moment. */
async function startAgain(server: RunningServer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (tries === STARTS || !server.output().includes('cannot be reached')) throw error;
      await sleep(1000);
    }
  }
}

/** Ends a process and starts it again when the fault is over, unless another fault has ended it already. */
async function endProcess({ servers, away }: Stage, { process: at }: Fault, how: 'kill' | 'stop'): Promise<End> {
  if (away.has(at)) return nothing;
  away.add(at);
  await servers[at][how]();
  return async () => {
    await startAgain(servers[at]);
    away.delete(at);
  };
}

const jump = ({ servers }: Stage, processes: readonly (0 | 1)[], jumpMs: number): void => {
  for (const at of processes) if (servers[at].isRunning()) servers[at].send({ jumpMs });
};

const bankFault =
  (how: 'down' | 'hangs' | 'cuts' | 'late'): Begin =>
  ({ bank: { faults } }) => {
    faults.add(how);
    return () => void faults.delete(how);
  };

const nodeFault =
  (lies: Stage['networks'][0]['node']['lies']): Begin =>
  ({ networks }, { network }) => {
    networks[network].node.lies = lies;
    return () => void (networks[network].node.lies = {});
  };

const BEGIN: Record<FaultKind, Begin> = {
  'postgres restarted': async (stage, { lastsMs }) => {
    // One restart at a time.
    stage.restarted = stage.restarted.then(() => stage.postgres.restart(Math.min(AWAY_MS, lastsMs)));
    await stage.restarted;
    return nothing;
  },
  'database silent': ({ proxy }) => {
    proxy.mode = 'silent';
    return () => {
      proxy.mode = 'pass';
      proxy.cut();
    };
  },
  'connections cut': ({ proxy }) => {
    proxy.cut();
    return () => proxy.cut();
  },
  'connections cut in a transaction': ({ proxy }, { statement }) => {
    proxy.cutAt = statement;
    return () => void (proxy.cutAt = undefined);
  },
  'process killed': (stage, fault) => endProcess(stage, fault, 'kill'),
  'process stopped': (stage, fault) => endProcess(stage, fault, 'stop'),
  'clock of one process': (stage, { process, jumpMs }) => {
    jump(stage, [process], jumpMs);
    return () => jump(stage, [process], 0);
  },
  'clocks of both processes': (stage, { jumpMs }) => {
    jump(stage, [0, 1], jumpMs);
    return () => jump(stage, [0, 1], 0);
  },
  'bank down': bankFault('down'),
  'bank hangs': bankFault('hangs'),
  'bank cuts connections': bankFault('cuts'),
  'bank answers late': bankFault('late'),
  'bank returns payments': ({ bank }) => {
    bank.giveBack(RETURNS);
    return nothing;
  },
  'node down': nodeFault({ status: 503 }),
  'node hangs': nodeFault({ hangs: true }),
  'node lags': nodeFault({ lag: 3 }),
  reorganisation: async ({ networks }, { network, depth, process }) => {
    await networks[network].reorganise(depth, process === 0);
    return nothing;
  },
  'messages down': ({ messages }) => {
    messages.always(503);
    return () => messages.always('ok');
  },
};

/** Carries out a plan, each fault at its moment; resolves when the last one is over. Rejects when one cannot be carried out. */
export async function carryOut(stage: Stage, plan: readonly Fault[], tell: (fault: Fault) => void): Promise<void> {
  await Promise.all(
    plan.map(async (fault) => {
      await sleep(fault.atMs);
      tell(fault);
      const end = await BEGIN[fault.kind](stage, fault);
      await sleep(fault.lastsMs);
      await end();
    }),
  );
}
