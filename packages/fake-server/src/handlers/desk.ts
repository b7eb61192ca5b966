import { Refusal } from './call.ts';
import type { Resolvers } from './resolvers.ts';

const notYet = (): never => {
  throw new Refusal(501, 'Not yet');
};

/** The desk and the wallet. */
export const desk = {
  choosePayoutAccount: notYet,
  getWallet: notYet,
  requestWithdrawal: notYet,
  getPayouts: notYet,
  getPayout: notYet,
  claimPayout: notYet,
  releasePayout: notYet,
  payPayout: notYet,
  failPayout: notYet,
  retryPayout: notYet,
  refundPayout: notYet,
  holdPayout: notYet,
  resumePayout: notYet,
  approvePayout: notYet,
  exportPayouts: notYet,
  importPayouts: notYet,
  creditException: notYet,
  refundException: notYet,
  ignoreException: notYet,
  getWithdrawals: notYet,
  claimWithdrawal: notYet,
  payWithdrawal: notYet,
  refuseWithdrawal: notYet,
  getUsers: notYet,
  blockUser: notYet,
  unblockUser: notYet,
  noteUser: notYet,
  recordSweep: notYet,
  getOverview: notYet,
} satisfies Partial<Resolvers>;
