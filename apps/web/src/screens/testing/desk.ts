import type { Exception, Payout } from '@sarraf/api-client';
import {
  createFakeServer,
  FIXTURE_NOW,
  paidPayouts,
  payouts,
  scenarios,
  settings,
  statementColumns,
  users,
  type FakeServer,
  type FakeServerOptions,
} from '@sarraf/fake-server';
import type { StoryObj } from '@storybook/react-vite';
import { visit, type VisitOptions } from './visit.tsx';

/** Context of a play function. */
export type DeskStage = Parameters<NonNullable<StoryObj['play']>>[0];

/** Texts of the desk's forms. */
export const field = {
  utr: 'UTR number',
  paid: 'Mark as paid',
  askApproval: 'Request approval',
  hash: 'Transaction hash',
  reason: 'Reason',
  reasonRequired: 'Enter the reason',
  sweepAmount: 'Amount swept',
  notSaved: 'Not saved. Check the current status before you try again.',
  answerFile: 'Bank results file',
  answerCheck: 'Preview results',
  answerFailed: 'The lines could not be checked. They are kept: try again.',
};

/** Timeout for content that waits for lazy-loaded code and for the server. */
export const SOON = { timeout: 15_000 };
/** Time of the fixtures, so that ages and claims do not change. */
const now = () => Date.parse(FIXTURE_NOW);

/** Approval limit of one million rupees. */
const limit = { key: 'approve_above', value: 1_000_000, dataType: 'NUMBER', minValue: 0, maxValue: 100_000_000 };

/** Desk with records in every state. */
export const everything = (): FakeServer => scenarios.admin({ now });

/** Desk with these payouts only. */
export const deskWith =
  (...rows: readonly Payout[]) =>
  (): FakeServer =>
    createFakeServer({
      now,
      people: [{ user: users.seller }, { user: users.admin }],
      signedIn: users.admin,
      settings: [...settings, limit],
      payouts: [...rows],
    });

/** Desk with these imported bank statements, and the payouts of their fixtures. */
export const deskWithStatements =
  (...statements: NonNullable<FakeServerOptions['statements']>) =>
  (): FakeServer =>
    createFakeServer({
      now,
      people: [{ user: users.seller }, { user: users.admin }],
      signedIn: users.admin,
      payouts: Object.values(paidPayouts),
      statementColumns,
      statements,
    });

/** Desk with these exceptions only. */
export const deskOfExceptions =
  (...rows: readonly Exception[]) =>
  (): FakeServer =>
    Object.assign(deskWith()(), { exceptions: [...rows] });

/** Story of the desk at a query string. */
export const desk = (query = '', begin: () => FakeServer = everything, options?: VisitOptions) =>
  visit(`/dashboard/desk${query}`, begin, options);

/** Story of one payout's slip, with two queued payouts. */
export const slipOf = (payout: Payout, options?: VisitOptions) =>
  desk(`?order=${payout.orderId}`, deskWith(payouts.queued, payouts.other, payout), options);

/** Parameters of a story that looks like another one and has no screenshot. */
export const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the desk of other stories' },
};
