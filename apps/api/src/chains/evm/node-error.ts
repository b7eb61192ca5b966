/**
 * What went wrong with a node: it was not reached or failed (`transport`), is asked too often (`busy`), refused the call (`refused`), or
 * gave an answer that cannot be used (`reply`).
 */
export type NodeFault = 'transport' | 'busy' | 'refused' | 'reply';

/** One node failed one call. The message names the call and the fault, never the node's address or its own words. */
export class NodeError extends Error {
  readonly fault: NodeFault;

  constructor(fault: NodeFault, message: string) {
    super(message);
    this.name = 'NodeError';
    this.fault = fault;
  }
}

/** No node of a network could answer. The message tells the fault of each by its place in `rpc`, never its address. */
export class NoNodeError extends Error {
  constructor(networkId: string, reasons: readonly string[]) {
    super(`no node of ${networkId} answers: ${reasons.join('; ')}`);
    this.name = 'NoNodeError';
  }
}
