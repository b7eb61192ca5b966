import type { Exception, Payout } from '@sarraf/api-client';
import {
  createFakeServer,
  FIXTURE_NOW,
  payouts,
  scenarios,
  settings,
  users,
  type FakeServer,
} from '@sarraf/fake-server';
import type { StoryObj } from '@storybook/react-vite';
import { visit, type VisitOptions } from './visit.tsx';

/** What a play of a story of the desk is given. */
export type DeskStage = Parameters<NonNullable<StoryObj['play']>>[0];

/** Words of the forms, as a person reads them. */
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

/** A page loads its code and asks its server before it shows. */
export const SOON = { timeout: 15_000 };
/** Ages and claims are told at the moment of the fixtures. */
const now = () => Date.parse(FIXTURE_NOW);

/** Above a million rupees another administrator agrees first. */
const limit = { key: 'approve_above', value: 1_000_000, dataType: 'NUMBER', minValue: 0, maxValue: 100_000_000 };

/** The whole desk: something in every state. */
export const everything = (): FakeServer => scenarios.admin({ now });

/** A desk with these payouts alone. */
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

/** A desk with these exceptions alone. */
export const deskOfExceptions =
  (...rows: readonly Exception[]) =>
  (): FakeServer =>
    Object.assign(deskWith()(), { exceptions: [...rows] });

/** A visit of the desk. */
export const desk = (query = '', begin: () => FakeServer = everything, options?: VisitOptions) =>
  visit(`/dashboard/desk${query}`, begin, options);

/** A visit of the slip of one payout, in a queue with those of the fixtures. */
export const slipOf = (payout: Payout, options?: VisitOptions) =>
  desk(`?order=${payout.orderId}`, deskWith(payouts.queued, payouts.other, payout), options);

/** Why a story has no screenshot of its own. */
export const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the desk of other stories' },
};
