import type { Payout } from '@sarraf/api-client';
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
import { expect, screen, waitFor, within } from 'storybook/test';
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
  copy: 'Copy',
  cancel: 'Cancel',
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

/** Story of the desk at a query string. */
export const desk = (query = '', begin: () => FakeServer = everything, options?: VisitOptions) =>
  visit(`/dashboard/desk${query}`, begin, options);

/** Story of one payout's slip, with two queued payouts. */
export const slipOf = (payout: Payout, options?: VisitOptions) =>
  desk(`?order=${payout.orderId}`, deskWith(payouts.queued, payouts.other, payout), options);

/** Opens a payout from a list of the desk. Resolves to its slip, once it is loaded. */
export async function openPayout({ canvas, canvasElement, userEvent }: DeskStage, { orderId }: Payout) {
  const row = await waitFor(() => {
    const link = canvasElement.querySelector(`a[href*="order=${orderId}"]`);
    if (!link) throw new Error(`No list has the payout ${orderId}`);
    return link;
  }, SOON);
  await userEvent.click(row);
  const reference = await canvas.findByText(orderId, {}, SOON);
  return reference.closest<HTMLElement>('[role="region"]') ?? canvasElement;
}

/** Visible labels of the buttons of a slip in their order, without those that copy a value. */
export const actsOf = (slip: HTMLElement): string[] =>
  within(slip)
    .queryAllByRole('button')
    .map(({ innerText }) => innerText.trim())
    .filter((label) => label !== field.copy);

/** Waits for a dialog that a click opened. */
export async function openedDialog(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Cancels the open dialog, and waits until it is gone. */
export async function cancelDialog({ userEvent }: Pick<DeskStage, 'userEvent'>) {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: field.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Parameters of a story that looks like another one and has no screenshot. */
export const SAME_AS_OTHERS = {
  chromatic: { disableSnapshot: true },
  visual: { reason: 'shows the desk of other stories' },
};
