import * as v from '../gen/valibot.gen.ts';
import { type Call, Refusal } from './call.ts';
import { sum } from './exact.ts';
import { isPending, orderFor, settle } from './order-rules.ts';
import type { Resolvers } from './resolvers.ts';

const inSandbox = ({ world }: Call) => {
  if (!world.sandbox) throw new Refusal(404, 'Not found');
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
    return { success: true, messages: call.world.messages.filter((message) => message.mobile === mobile) };
  },
  paySandboxDeposit(call) {
    inSandbox(call);
    const person = call.verified();
    const order = settle(call.world, orderFor(call, call.path(v.vPaySandboxDepositPath).id, person), person);
    const { amount = order.quantity } = call.body(v.vPaySandboxDepositBody);
    const wasPending = isPending(order);
    order.receivedAmount = sum([order.receivedAmount ?? 0, amount]);
    if (!wasPending) {
      order.exception = 'late';
    } else if (order.receivedAmount < order.quantity) {
      order.exception = 'under';
    } else {
      order.exception = order.receivedAmount > order.quantity ? 'over' : null;
      call.world.lives.set(order._id, [...call.world.paidLife]);
    }
    return { success: true, message: 'Deposit sent', data: order };
  },
} satisfies Partial<Resolvers>;
