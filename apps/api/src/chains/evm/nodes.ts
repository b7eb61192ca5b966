import type { ChainConfig } from '../chains-config.ts';
import { nodeAt, type Node } from './node.ts';
import { NodeError, NoNodeError } from './node-error.ts';
import { bestOfOthers, judgeHead, MOST_APART, type NodeState } from './node-health.ts';
import { blockOf, chainIdOf, type BlockReply } from './rpc-replies.ts';

/** The nodes of one network, asked in order. */
export interface Nodes {
  /** Does a piece of work on the first healthy node, and on the next where one fails. Rejects with a {@link NoNodeError}. */
  run: <T>(work: (node: Node) => Promise<T>) => Promise<T>;
  /** The newest block of the first healthy node. */
  head: () => Promise<BlockReply>;
  /** Looks at the chain and the head of every node now; never rejects. */
  look: () => Promise<void>;
  /** Calls made so far, to all nodes. */
  readonly calls: number;
  /** Why each node is not asked, in the order of `rpc`; null for one that is. */
  readonly skipped: readonly (string | null)[];
}

/** What tests change about the times of {@link connectNodes}. */
export interface NodesOptions {
  now?: () => number;
  /** Milliseconds a call may take; 5000. */
  timeoutMs?: number;
  /** Milliseconds between two looks at skipped nodes and the heads of the others; 60000. */
  lookEveryMs?: number;
  /** Milliseconds a node that could not be reached is asked after the others; 15000. */
  restMs?: number;
}

interface Member extends NodeState {
  node: Node;
  chainId: number | null;
  restsUntil: number;
}

/** Nodes by their addresses in `rpc`; `chainId` is what each must say, or what the first says. */
export function connectNodes(
  { id, rpc, chainId, headers }: Pick<ChainConfig, 'id' | 'rpc' | 'chainId' | 'headers'>,
  { now = Date.now, timeoutMs = 5000, lookEveryMs = 60_000, restMs = 15_000 }: NodesOptions = {},
): Nodes {
  let calls = 0;
  let expected = chainId;
  let lookedAt = now();
  let hasLooked = false;
  let looking: Promise<void> | undefined;
  const members = rpc.map((url, place): Member => {
    const node = nodeAt(url, place, { headers, timeoutMs, onCall: () => (calls += 1) });
    return { node, head: null, top: 0, skipped: null, chainId: null, restsUntil: 0 };
  });

  function judgeChain(member: Member, told: number): void {
    expected ??= told;
    if (told !== expected) member.skipped = 'another chain';
    else if (member.skipped === 'another chain') member.skipped = null;
    member.chainId = told === expected ? told : null;
  }

  async function checkChain(member: Member): Promise<void> {
    if (member.chainId === null) judgeChain(member, await chainIdOf(member.node));
    if (member.skipped) throw new NodeError('reply', member.skipped);
  }

  /** A head far above those of the others is believed of a node that has the block before it. */
  async function checkHead(member: Member, head: BlockReply): Promise<void> {
    const healthy = members.filter(({ skipped }) => skipped === null);
    const others = bestOfOthers(healthy, member);
    if (others !== null && head.number - others > MOST_APART) {
      const before = await blockOf(member.node, head.number - 1);
      if (before === null || before.hash !== head.parentHash) {
        Object.assign(member, { head: null, skipped: 'a head it does not have' });
        throw new NodeError('reply', 'a head it does not have');
      }
    }
    judgeHead(members, member, head.number);
  }

  async function headOf({ node }: Member): Promise<BlockReply> {
    const head = await blockOf(node, 'latest');
    if (head === null) throw new NodeError('reply', 'no newest block');
    return head;
  }

  /** Networks first: a node of another one is asked nothing else. */
  async function lookAtAll(): Promise<void> {
    const unknown = members.filter((member) => member.chainId === null);
    const told = await Promise.allSettled(unknown.map(({ node }) => chainIdOf(node)));
    for (const [place, member] of unknown.entries()) {
      const result = told[place];
      if (result?.status === 'fulfilled') judgeChain(member, result.value);
    }
    const asked = members.filter((member) => member.chainId !== null);
    const found = await Promise.allSettled(asked.map(headOf));
    const heads: [Member, BlockReply][] = [];
    for (const member of members) member.head = null;
    for (const [place, member] of asked.entries()) {
      const result = found[place];
      if (result?.status !== 'fulfilled') continue;
      member.head = result.value.number;
      heads.push([member, result.value]);
    }
    // The highest first, so that one which is not true is out of the way when the others are compared with it.
    heads.sort(([, a], [, b]) => b.number - a.number);
    for (const [member, head] of heads) await checkHead(member, head).catch(() => undefined);
  }

  const look = (): Promise<void> => {
    lookedAt = now();
    looking ??= lookAtAll().finally(() => {
      looking = undefined;
      hasLooked = true;
    });
    return looking;
  };

  const usable = (): Member[] => {
    const healthy = members.filter(({ skipped }) => skipped === null);
    const rests = ({ restsUntil }: Member): boolean => restsUntil > now();
    return [...healthy.filter((member) => !rests(member)), ...healthy.filter(rests)];
  };

  /** The first look is waited for, and one when no node is left; else the work goes on beside it. */
  async function lookWhenDue(): Promise<void> {
    const isLeft = usable().length > 0;
    if (members.length === 1 && isLeft) return;
    const isFirst = !hasLooked && members.length > 1;
    if (!isFirst && now() - lookedAt < lookEveryMs) return;
    const looked = look();
    if (isFirst || !isLeft) await looked;
  }

  async function onNodes<T>(work: (member: Member) => Promise<T>): Promise<T> {
    await lookWhenDue();
    const reasons = new Map<Member, string>();
    for (const member of usable()) {
      try {
        await checkChain(member);
        return await work(member);
      } catch (error) {
        if (!(error instanceof NodeError)) throw error;
        if (error.fault === 'transport' || error.fault === 'busy') member.restsUntil = now() + restMs;
        reasons.set(member, error.message);
      }
    }
    throw new NoNodeError(
      id,
      members.map((member) => `rpc[${member.node.place}] ${reasons.get(member) ?? member.skipped ?? 'not asked'}`),
    );
  }

  return {
    run: (work) => onNodes(({ node }) => work(node)),
    head: () =>
      onNodes(async (member) => {
        const head = await headOf(member);
        await checkHead(member, head);
        if (member.skipped) throw new NodeError('reply', member.skipped);
        return head;
      }),
    look,
    get calls() {
      return calls;
    },
    get skipped() {
      return members.map(({ skipped }) => skipped);
    },
  };
}
