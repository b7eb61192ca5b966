/**
 * English messages about an order, sent over WhatsApp or SMS. Each is also the body of a template that Meta approves: changing one means
 * to submit it again (docs/operating-messages.md). A value stands neither first nor last.
 */
export const statusMessages = {
  statusMessages: {
    depositSeen: ({ amount }: { amount: string }) =>
      `Sarraf: your deposit of ${amount} was seen. We send your rupees once the network has confirmed it.`,
    paid: ({ rupees, account, utr }: { rupees: string; account: string; utr: string }) =>
      `Sarraf: Rs. ${rupees} were sent to your account ending in ${account}. The reference of the payment (UTR) is ${utr}. Please keep it.`,
    payoutProblem: ({ rupees }: { rupees: string }) =>
      `Sarraf: the bank did not take the payment of Rs. ${rupees}. Your money is safe. Please open Sarraf to see what you can do.`,
    timedOut: ({ amount }: { amount: string }) =>
      `Sarraf: your order to sell ${amount} has ended, because no deposit arrived in time. Please send nothing more to its address.`,
    returned: ({ rupees }: { rupees: string }) =>
      `Sarraf: the bank has returned the payment of Rs. ${rupees}. Your money is safe. Please open Sarraf and choose an account.`,
  },
};
