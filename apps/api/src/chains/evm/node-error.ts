/**
 * Fault of a node: it was not reached or failed (`transport`), limits the rate of calls (`busy`), refused the call (`refused`), or gave an
 * unusable reply (`reply`).
 */
export type NodeFault = 'transport' | 'busy' | 'refused' | 'reply';

/** Failure of one call to one node. The message names the call and the fault, never the node's address or its error message. */
export class NodeError extends Error {
  readonly fault: NodeFault;

  constructor(fault: NodeFault, message: string) {
    super(message);
    this.name = 'NodeError';
    this.fault = fault;
  }
}

/** No node of a network could answer. The message has the fault of each node by its index in `rpc`, never its address. */
export class NoNodeError extends Error {
  constructor(networkId: string, reasons: readonly string[]) {
    super(`no node of ${networkId} answers: ${reasons.join('; ')}`);
    this.name = 'NoNodeError';
  }
}
