import { BRAND } from './brand.ts';

/**
 * English messages about an order, sent over WhatsApp or SMS. Each is also the body of a template that Meta approves: changing one means
 * to submit it again (docs/operating-messages.md). A value stands neither first nor last.
 */
export const statusMessages = {
  statusMessages: {
    depositSeen: ({ amount }: { amount: string }) =>
      `${BRAND.name}: your deposit of ${amount} was seen. We send your rupees once the network has confirmed it.`,
    paid: ({ rupees, account, utr }: { rupees: string; account: string; utr: string }) =>
      `${BRAND.name}: Rs. ${rupees} were sent to your account ending in ${account}. The reference of the payment (UTR) is ${utr}. Please keep it.`,
    payoutProblem: ({ rupees }: { rupees: string }) =>
      `${BRAND.name}: the bank did not take the payment of Rs. ${rupees}. Your money is safe. Please open ${BRAND.name} to see what you can do.`,
    timedOut: ({ amount }: { amount: string }) =>
      `${BRAND.name}: your order to sell ${amount} has ended, because no deposit arrived in time. Please send nothing more to its address.`,
    returned: ({ rupees }: { rupees: string }) =>
      `${BRAND.name}: the bank has returned the payment of Rs. ${rupees}. Your money is safe. Please open ${BRAND.name} and choose an account.`,
  },
};
