import type { Order } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { proofEnd, proofRefusal } from '@sarraf/domain';
import { Refusal, type Call } from './call.ts';
import type { Resolvers } from './resolvers.ts';

/** Beginning of a token, so that it is as long as a real one. */
const TOKEN = 'Zk3vJ0aQm1Yb8fT2xW5sLr7nUeHcPdKiG4oVq6w';

/** The caller's own order, else 404; 409 with the order if it is not completed. */
function completedOrder({ server, verified }: Call, id: string): Order {
  const { user } = verified();
  const order = server.orders.find((each) => each._id === id && each.user_id?._id === user._id && !each.deleted);
  if (!order) throw new Refusal(404, 'Not found');
  if (proofRefusal(order) === 'not-completed') {
    throw new Refusal(409, 'A proof can be made once the rupees are paid', { transaction: order });
  }
  return order;
}

/** Links to proofs of payment. */
export const proofs = {
  makeProof(call) {
    const { server } = call;
    const order = completedOrder(call, call.path(v.vMakeProofPath).id);
    if (proofRefusal(order) === 'returned') {
      server.proofs.delete(order._id);
      throw new Refusal(409, 'The bank returned these rupees, so there is no proof of them', { transaction: order });
    }
    const known = server.proofs.get(order._id);
    const token = known?.token ?? server.nextId(TOKEN);
    const endsAt = proofEnd(server.now(), known?.endsAt);
    server.proofs.set(order._id, { token, endsAt });
    return {
      success: true,
      message: 'The link is ready',
      url: `https://sarraf.example/proof/${token}`,
      expiresAt: new Date(endsAt).toISOString(),
    };
  },
  revokeProof(call) {
    call.server.proofs.delete(completedOrder(call, call.path(v.vRevokeProofPath).id)._id);
    return { success: true, message: 'The link no longer works' };
  },
} satisfies Partial<Resolvers>;
