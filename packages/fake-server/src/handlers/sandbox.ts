import * as v from '@sarraf/api-client/contract';
import { decimal, isPending, toWireNumber } from '@sarraf/domain';
import { type Call, Refusal } from './call.ts';
import { broughtUpToDate, orderFor } from './orders.ts';
import type { Resolvers } from './resolvers.ts';

const inSandbox = ({ server }: Call) => {
  if (!server.sandbox) throw new Refusal(404, 'Not found');
};

/** The calls that stand in for a phone and a wallet. */
export const sandbox = {
  getSandbox(call) {
    inSandbox(call);
    return { success: true, sandbox: true };
  },
  getSandboxMessages(call) {
    inSandbox(call);
    const { mobile } = call.query(v.vGetSandboxMessagesQuery);
    return { success: true, messages: call.server.messages.filter((message) => message.mobile === mobile) };
  },
  paySandboxDeposit(call) {
    inSandbox(call);
    const person = call.verified();
    const order = broughtUpToDate(call.server, orderFor(call, call.path(v.vPaySandboxDepositPath).id, person), person);
    const { amount = order.quantity } = call.body(v.vPaySandboxDepositBody);
    const wasPending = isPending(order.status);
    order.receivedAmount = toWireNumber(decimal(order.receivedAmount ?? 0).plus(amount));
    if (!wasPending) {
      order.exception = 'late';
    } else if (order.receivedAmount < order.quantity) {
      order.exception = 'under';
    } else {
      order.exception = order.receivedAmount > order.quantity ? 'over' : null;
      call.server.lives.set(order._id, [...call.server.paidLife]);
    }
    return { success: true, message: 'Deposit sent', data: order };
  },
} satisfies Partial<Resolvers>;
