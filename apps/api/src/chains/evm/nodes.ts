import type { ChainConfig } from '../chains-config.ts';
import { nodeAt, type Node } from './node.ts';
import { NodeError, NoNodeError } from './node-error.ts';
import { bestOfOthers, judgeHead, MAX_HEAD_GAP, type NodeState } from './node-health.ts';
import { blockOf, chainIdOf, type BlockReply } from './rpc-replies.ts';

/** Nodes of one network, in order of preference. */
export interface Nodes {
  /** Runs `work` on the first healthy node, and on the next one if it fails. Rejects with a {@link NoNodeError}. */
  run: <T>(work: (node: Node) => Promise<T>) => Promise<T>;
  /** Newest block of the first healthy node. */
  head: () => Promise<BlockReply>;
  /** Checks the chain id and the head of every node; never rejects. */
  checkAll: () => Promise<void>;
  /** Number of calls so far, to all nodes. */
  readonly calls: number;
  /** Why each node is not used, in the order of `rpc`; null for one that is. */
  readonly skipped: readonly (string | null)[];
}

/** Clock and times of {@link connectNodes}, for tests. */
export interface NodesOptions {
  now?: () => number;
  /** Timeout of a call in milliseconds; 5000. */
  timeoutMs?: number;
  /** Milliseconds between two checks of all nodes; 60000. */
  checkEveryMs?: number;
  /** Milliseconds in which a node that could not be reached is used only after the others; 15000. */
  restMs?: number;
}

interface Member extends NodeState {
  node: Node;
  chainId: number | null;
  restsUntil: number;
}

/** Connects the nodes of `rpc`. All must have the chain id `chainId`; without it, the one that the first node replies. */
export function connectNodes(
  { id, rpc, chainId, headers }: Pick<ChainConfig, 'id' | 'rpc' | 'chainId' | 'headers'>,
  { now = Date.now, timeoutMs = 5000, checkEveryMs = 60_000, restMs = 15_000 }: NodesOptions = {},
): Nodes {
  let calls = 0;
  let expected = chainId;
  let checkedAt = now();
  let hasChecked = false;
  let checking: Promise<void> | undefined;
  const members = rpc.map((url, index): Member => {
    const node = nodeAt(url, index, { headers, timeoutMs, onCall: () => (calls += 1) });
    return { node, head: null, top: 0, skipped: null, chainId: null, restsUntil: 0 };
  });

  function judgeChain(member: Member, actual: number): void {
    expected ??= actual;
    if (actual !== expected) member.skipped = 'another chain';
    else if (member.skipped === 'another chain') member.skipped = null;
    member.chainId = actual === expected ? actual : null;
  }

  async function checkChain(member: Member): Promise<void> {
    if (member.chainId === null) judgeChain(member, await chainIdOf(member.node));
    if (member.skipped) throw new NodeError('reply', member.skipped);
  }

  /** Checks a node's head. One far above the others' is trusted only if the node also has the block before it. */
  async function checkHead(member: Member, head: BlockReply): Promise<void> {
    const healthy = members.filter(({ skipped }) => skipped === null);
    const others = bestOfOthers(healthy, member);
    if (others !== null && head.number - others > MAX_HEAD_GAP) {
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

  /** Chain ids first: a node of another chain gets no other call. */
  async function checkEachNode(): Promise<void> {
    const unknown = members.filter((member) => member.chainId === null);
    const chainIds = await Promise.allSettled(unknown.map(({ node }) => chainIdOf(node)));
    for (const [at, member] of unknown.entries()) {
      const result = chainIds[at];
      if (result?.status === 'fulfilled') judgeChain(member, result.value);
    }
    const known = members.filter((member) => member.chainId !== null);
    const found = await Promise.allSettled(known.map(headOf));
    const heads: [Member, BlockReply][] = [];
    for (const member of members) member.head = null;
    for (const [at, member] of known.entries()) {
      const result = found[at];
      if (result?.status !== 'fulfilled') continue;
      member.head = result.value.number;
      heads.push([member, result.value]);
    }
    // The highest first: if it is false, its node is already skipped when the others are compared.
    heads.sort(([, a], [, b]) => b.number - a.number);
    for (const [member, head] of heads) await checkHead(member, head).catch(() => undefined);
  }

  const checkAll = (): Promise<void> => {
    checkedAt = now();
    checking ??= checkEachNode().finally(() => {
      checking = undefined;
      hasChecked = true;
    });
    return checking;
  };

  const usable = (): Member[] => {
    const healthy = members.filter(({ skipped }) => skipped === null);
    const rests = ({ restsUntil }: Member): boolean => restsUntil > now();
    return [...healthy.filter((member) => !rests(member)), ...healthy.filter(rests)];
  };

  /** Starts a check of all nodes if one is due. Waits for it only if it is the first one or no node is usable. */
  async function checkWhenDue(): Promise<void> {
    const isLeft = usable().length > 0;
    if (members.length === 1 && isLeft) return;
    const isFirst = !hasChecked && members.length > 1;
    if (!isFirst && now() - checkedAt < checkEveryMs) return;
    const checked = checkAll();
    if (isFirst || !isLeft) await checked;
  }

  async function onNodes<T>(work: (member: Member) => Promise<T>): Promise<T> {
    await checkWhenDue();
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
      members.map((member) => `rpc[${member.node.index}] ${reasons.get(member) ?? member.skipped ?? 'not asked'}`),
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
    checkAll,
    get calls() {
      return calls;
    },
    get skipped() {
      return members.map(({ skipped }) => skipped);
    },
  };
}
