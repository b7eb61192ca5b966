import type { IdentityCheck } from '@sarraf/api-client';
import {
  createFaultHandler,
  createHandlers,
  type FakeServer,
  FIXTURE_NOW,
  scenarios,
  users,
} from '@sarraf/fake-server';
import { otp } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { pollUntil } from './testing/sell-acts.ts';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Verify identity',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** Numbers of the fake server: page of the provider, waiting, no mobile number, a code. */
const NUMBERS = {
  redirect: '234567890001',
  wait: '234567890002',
  noMobile: '234567890003',
  code: '234567890123',
};
const REDIRECT: IdentityCheck = {
  state: 'pending',
  next: 'redirect',
  redirectUrl: 'https://verify.example/r/81',
  last4: '0001',
  expiresAt: new Date(Date.parse(FIXTURE_NOW) + 540_000).toISOString(),
};

/** The page opened by a user whose verification has this state on the server. */
const opened = (check: IdentityCheck | null, options?: VisitOptions) =>
  visit(
    '/kyc',
    () => {
      const server = scenarios.unverified();
      const attempt = { aadhaarNumber: NUMBERS.redirect, token: '', name: 'Muhammad Usman Khan' };
      if (check) server.identityAttempts.set(users.unverified._id ?? '', { ...attempt, check: { ...check } });
      return server;
    },
    options,
  );

/** Ends the verification on the server, as the person or the provider would. */
function finish(server: FakeServer, end: Partial<IdentityCheck>) {
  const attempt = server.identityAttempts.get(users.unverified._id ?? '');
  if (attempt) Object.assign(attempt.check, end);
}

const heading = (name: string) => ({ name });
const SEND = { name: 'Send OTP' };
const CHANGE = { name: 'Change Aadhaar Number' };
const AADHAAR = 'Aadhaar number';

const send = async ({ canvas, userEvent }: Stage) => {
  const submit = canvas.getByRole('button', SEND);
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
};
/** Pastes a number, which replaces the one before. */
const enter = async ({ canvas, userEvent }: Stage, number: string) => {
  await userEvent.click(await canvas.findByLabelText(AADHAAR));
  await userEvent.paste(number);
};
const request = async (stage: Stage, number: string) => {
  await enter(stage, number);
  await send(stage);
};
/** Goes back to the first step. */
const changeNumber = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', CHANGE));
  await waitFor(() => expect(canvas.getByRole('heading', heading('Verify your identity'))).toHaveFocus());
};
/** The step of the code, which was sent for NUMBERS.code. */
const codeSent = async ({ canvas }: Stage) => expect(await canvas.findByText('•••• •••• 0123')).toBeVisible();

/** The words of the consent are above the button; pressing it sends their version. */
export const NumberWithConsent: Story = {
  tags: ['light-phone'],
  ...opened(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By pressing Send OTP you confirm:')).toBeVisible();
    await expect(canvas.getByText(/^I agree that Sarraf sends/)).toBeVisible();
    await expect(canvas.getByRole('button', SEND)).toBeEnabled();
  },
};

/** Skeleton until it is known which step is the first. */
export const Loading: Story = {
  ...opened(null, { faults: { getIdentity: 'hang' } }),
  parameters: { visual: { skeleton: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading('Verify your identity'))).toBeVisible();
    await expect(canvas.queryByLabelText(AADHAAR)).not.toBeInTheDocument();
  },
};

/**
 * Without the words of the consent the form works: pressing its button tries to load them, keeps the digits if that fails, and else shows the words
 * first and sends nothing yet.
 */
export const ConsentAfterFault: Story = {
  ...opened(null, { faults: { getIdentity: '502-empty' } }),
  play: async (stage) => {
    const { canvas, server, msw } = stage;
    await request(stage, NUMBERS.code);
    await expect(await canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText(AADHAAR)).toHaveValue('2345 6789 0123');
    await expect(canvas.getByRole('button', SEND)).toBeEnabled();
    msw.use(...createHandlers(server));
    await send(stage);
    await expect(await canvas.findByText(/^Please read what you agree to/)).toBeVisible();
    await expect(canvas.getByText('By pressing Send OTP you confirm:')).toBeVisible();
    await expect(canvas.getByLabelText(AADHAAR)).toHaveValue('2345 6789 0123');
    await expect(server.identityAttempts.size).toBe(0);
  },
};

/**
 * The provider needs time, after a code (no message calls the identity verified yet) or at once: the person may close the page. The code is sent when
 * the button is pressed again, after the words of the consent were shown late.
 */
export const Wait: Story = {
  ...opened(null, { faults: { getIdentity: '502-empty' } }),
  play: async (stage) => {
    const { canvas, userEvent, server, msw } = stage;
    await canvas.findByLabelText(AADHAAR);
    msw.use(...createHandlers(server));
    await request(stage, NUMBERS.code);
    await canvas.findByText(/^Please read what you agree to/);
    await send(stage);
    await codeSent(stage);
    finish(server, { next: 'wait' });
    await userEvent.type(canvas.getByLabelText('6-digit code'), '123456');
    await expect(await canvas.findByRole('heading', heading('Checking your identity'))).toBeVisible();
    await expect(canvas.queryByText('Your identity is verified.')).not.toBeInTheDocument();

    await changeNumber(stage);
    await request(stage, NUMBERS.wait);
    await expect(await canvas.findByRole('heading', heading('Checking your identity'))).toBeVisible();
    await expect(canvas.getByText(/^You may close this page and come back later/)).toBeVisible();
  },
};

/**
 * What happens on the provider's page, its host, and one primary link to it, in this tab. A number that cannot be used is refused at the field, and
 * one can be changed at any time: its digits are there to be corrected.
 */
export const Redirect: Story = {
  ...opened(null),
  play: async (stage) => {
    const { canvas } = stage;
    await request(stage, NUMBERS.noMobile);
    await expect(await canvas.findByText('No mobile number is registered with this Aadhaar.')).toBeVisible();

    await request(stage, NUMBERS.redirect);
    await changeNumber(stage);
    await expect(canvas.getByLabelText(AADHAAR)).toHaveValue('2345 6789 0001');

    await send(stage);
    await waitFor(() => expect(canvas.getByRole('heading', heading('One page to go'))).toHaveFocus());
    const link = canvas.getByRole('link', { name: 'Continue to the page' });
    await expect(link).toHaveAttribute('href', 'https://verify.example/r/81');
    await expect(link).not.toHaveAttribute('target');
    await expect(canvas.getByText('verify.example')).toBeVisible();
    await expect(canvas.getByText('•••• •••• 0001')).toBeVisible();
    await expect(await canvas.findByText('Open until')).toBeVisible();
  },
};

/** Coming back, also by a reload or in a new tab: the page asks for the result until there is one, and keeps trying when it cannot be asked for. */
export const Unanswered: Story = {
  ...opened(REDIRECT),
  play: async ({ canvas, server, msw }) => {
    await expect(await canvas.findByRole('heading', heading('Waiting for the result'))).toBeVisible();
    await expect(canvas.getByText('Asking for the result…')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the page again' })).toBeVisible();
    await expect(canvas.getByRole('button', CHANGE)).toBeVisible();

    msw.use(createFaultHandler(server, 'checkIdentity', '502-empty'));
    await pollUntil(() => expect(canvas.getByText(/^We could not ask for the result just now/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Open the page again' })).toBeVisible();
  },
};

/** Reasons of a refusal, with what the page says and whether it offers the support, the last one as in the picture. */
const REFUSALS: readonly (readonly [reason: string, said: RegExp, help?: 'help'])[] = [
  ['code-expired', /^The code was not entered in time/],
  ['number-invalid', /^This is not a valid Aadhaar number/],
  ['number-unknown', /^The verification service does not know this number/],
  ['no-mobile', /^No mobile number is registered with this Aadhaar\. Register one/, 'help'],
  // Also for a reason that this build does not know.
  ['a-reason-added-later', /^The verification service could not confirm your identity/, 'help'],
  ['not-agreed', /^You did not agree on the page of the verification service/],
];

/** Refused, before the page was opened or while it is open: the page says why, and the form starts again with the same number. */
export const NotAgreed: Story = {
  ...opened({ ...REDIRECT, state: 'refused', reason: 'expired' }),
  play: async (stage) => {
    const { canvas, server } = stage;
    await expect(await canvas.findByText(/^The verification was not finished in time/)).toBeVisible();
    await expect(canvas.getByRole('button', SEND)).toBeEnabled();
    await enter(stage, NUMBERS.redirect);
    for (const [reason, said, help] of REFUSALS) {
      await send(stage);
      await canvas.findByRole('heading', heading('One page to go'));
      finish(server, { state: 'refused', reason });
      await pollUntil(() => expect(canvas.getByText(said), reason).toBeVisible());
      await expect(canvas.getByRole('button', SEND), reason).toBeEnabled();
      await expect(canvas.queryAllByRole('button', { name: 'Ask support' }), reason).toHaveLength(help ? 1 : 0);
    }
  },
};

/** Another account has this number: only said after the person has proven it, on the page of the provider or with a code. */
export const Taken: Story = {
  ...opened(REDIRECT),
  play: async (stage) => {
    const { canvas, canvasElement, server } = stage;
    const taken = /^This Aadhaar number already belongs to another account/;
    await canvas.findByRole('heading', heading('Waiting for the result'));
    server.takenNumbers.add(NUMBERS.redirect);
    finish(server, { state: 'verified' });
    await pollUntil(() => expect(canvas.getByText(taken)).toBeVisible());

    server.takenNumbers.add(NUMBERS.code);
    await request(stage, NUMBERS.code);
    await codeSent(stage);
    await otp(canvasElement, '6-digit code').enter('123456');
    await expect(await canvas.findByText(taken)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask support' })).toBeVisible();
    await expect(canvas.getByLabelText(AADHAAR)).toHaveValue('2345 6789 0123');
  },
};

/** The person agreed: the next question has the verified user, and the dashboard opens. */
export const Agreed: Story = {
  ...opened(REDIRECT),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the dashboard' } },
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', heading('Waiting for the result'));
    finish(server, { state: 'verified' });
    // Takes four seconds, the pause until the next question: only here a story waits until the page asks by itself.
    await expect(await canvas.findByLabelText('Amount to sell', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('Your identity is verified.')).toBeVisible();
  },
};

/**
 * Verified in another tab meanwhile: no second verification, the dashboard opens. The server is one without the words of the consent: the form works as
 * before.
 */
export const VerifiedElsewhere: Story = {
  ...opened(null, { handlers: [http.get('*/api/kyc', () => HttpResponse.json({ success: false }, { status: 404 }))] }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the dashboard' } },
  play: async (stage) => {
    const { canvas, server } = stage;
    await request(stage, NUMBERS.code);
    await codeSent(stage);

    await changeNumber(stage);
    const person = server.people.get(users.unverified._id ?? '');
    if (person) Object.assign(person.user, { isVerified: true, isKycVerified: true, signupJourney: 2 });
    await send(stage);
    await expect(await canvas.findByLabelText('Amount to sell')).toBeVisible();
  },
};
