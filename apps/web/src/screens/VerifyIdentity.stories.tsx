import type { IdentityCheck } from '@sarraf/api-client';
import { createHandlers, type FakeServer, FIXTURE_NOW, scenarios, users } from '@sarraf/fake-server';
import { otp } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { visit, type VisitOptions } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Verify identity',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** Numbers of the fake server: page of the provider, waiting, a code. */
const NUMBERS = { redirect: '234567890001', wait: '234567890002', code: '234567890123' };
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
const refused = (reason: string) => opened({ ...REDIRECT, state: 'refused', reason });

/** Ends the verification on the server, as the person or the provider would. */
function finish(server: FakeServer, end: Partial<IdentityCheck>) {
  const attempt = server.identityAttempts.get(users.unverified._id ?? '');
  if (attempt) Object.assign(attempt.check, end);
}

const request = async ({ canvas, userEvent }: Stage, number: string) => {
  await userEvent.type(await canvas.findByLabelText('Aadhaar number'), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
};
const heading = (name: string) => ({ name });
/** The app asks for the result every four seconds. */
const AFTER_A_POLL = { timeout: 10_000 };

/** The words of the consent are above the button; pressing it sends their version. */
export const NumberWithConsent: Story = {
  tags: ['light-phone'],
  ...opened(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By pressing Send OTP you confirm:')).toBeVisible();
    await expect(canvas.getByText(/^I agree that Sarraf sends/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  },
};

/** Skeleton until it is known which step is the first. */
export const Loading: Story = {
  ...opened(null, { faults: { getIdentity: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading('Verify your identity'))).toBeVisible();
    await expect(canvas.queryByLabelText('Aadhaar number')).not.toBeInTheDocument();
  },
};

/** Presses the button when the words of the consent did not load with the page, and can be loaded now. */
const requestAfterFault = async (stage: Stage) => {
  await stage.canvas.findByLabelText('Aadhaar number');
  stage.msw.use(...createHandlers(stage.server));
  await request(stage, NUMBERS.code);
};

/** Without the words of the consent the form works: pressing its button shows them first, and sends nothing yet. */
export const ConsentAfterFault: Story = {
  ...opened(null, { faults: { getIdentity: '502-empty' } }),
  play: async (stage) => {
    const { canvas, server } = stage;
    await requestAfterFault(stage);
    await expect(await canvas.findByText(/^Please read what you agree to/)).toBeVisible();
    await expect(canvas.getByText('By pressing Send OTP you confirm:')).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0123');
    await expect(server.identityAttempts.size).toBe(0);
  },
};

/** Pressed again, after the words were shown. */
export const ConsentRead: Story = {
  ...opened(null, { faults: { getIdentity: '502-empty' } }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the code step' } },
  play: async (stage) => {
    await requestAfterFault(stage);
    await stage.canvas.findByText(/^Please read what you agree to/);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(await stage.canvas.findByText('•••• •••• 0123')).toBeVisible();
  },
};

/** The words of the consent cannot be had: the digits stay, and pressing again tries again. */
export const ConsentMissing: Story = {
  ...opened(null, { faults: { getIdentity: '502-empty' } }),
  play: async (stage) => {
    await request(stage, NUMBERS.code);
    await expect(await stage.canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(stage.canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0123');
    await expect(stage.canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  },
};

/** A server without the words of the consent: the form works as before. */
export const ServerWithoutConsent: Story = {
  ...opened(null, { handlers: [http.get('*/api/kyc', () => HttpResponse.json({ success: false }, { status: 404 }))] }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the code step' } },
  play: async (stage) => {
    await request(stage, NUMBERS.code);
    await expect(await stage.canvas.findByText('•••• •••• 0123')).toBeVisible();
  },
};

/** The provider has no mobile number for this Aadhaar: the server's message is at the field. */
export const NoMobile: Story = {
  ...opened(null),
  play: async (stage) => {
    await request(stage, '234567890003');
    await expect(await stage.canvas.findByText('No mobile number is registered with this Aadhaar.')).toBeVisible();
  },
};

/** What happens on the provider's page, its host, and one primary link to it, in this tab. */
export const Redirect: Story = {
  ...opened(null),
  play: async (stage) => {
    await request(stage, NUMBERS.redirect);
    const { canvas } = stage;
    await waitFor(() => expect(canvas.getByRole('heading', heading('One page to go'))).toHaveFocus());
    const link = canvas.getByRole('link', { name: 'Continue to the page' });
    await expect(link).toHaveAttribute('href', 'https://verify.example/r/81');
    await expect(link).not.toHaveAttribute('target');
    await expect(canvas.getByText('verify.example')).toBeVisible();
    await expect(canvas.getByText('•••• •••• 0001')).toBeVisible();
    await expect(await canvas.findByText('Open until')).toBeVisible();
  },
};

/** Coming back, also by a reload or in a new tab: the page asks for the result until there is one. */
export const CameBack: Story = {
  ...opened(REDIRECT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading('Waiting for the result'))).toBeVisible();
    await expect(canvas.getByText('Asking for the result…')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the page again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Aadhaar Number' })).toBeVisible();
  },
};

/** The result cannot be asked for: the page keeps trying. */
export const Unanswered: Story = {
  ...opened(REDIRECT, { faults: { checkIdentity: '502-empty' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We could not ask for the result just now/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the page again' })).toBeVisible();
  },
};

/** The number can be changed at any time. The digits typed on this page are there to be corrected. */
export const NumberChanged: Story = {
  ...opened(null),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like NumberWithConsent' } },
  play: async (stage) => {
    await request(stage, NUMBERS.redirect);
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Aadhaar Number' }));
    await expect(canvas.getByRole('heading', heading('Verify your identity'))).toHaveFocus();
    await expect(canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0001');
  },
};

/** The provider needs time: the person may close the page. */
export const Wait: Story = {
  ...opened(null),
  play: async (stage) => {
    await request(stage, NUMBERS.wait);
    await expect(await stage.canvas.findByRole('heading', heading('Checking your identity'))).toBeVisible();
    await expect(stage.canvas.getByText(/^You may close this page and come back later/)).toBeVisible();
  },
};

/** The code was right, and the provider still needs time: no message calls the identity verified yet. */
export const WaitAfterCode: Story = {
  ...opened(null),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like Wait' } },
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    await request(stage, NUMBERS.code);
    const boxes = await canvas.findByLabelText('6-digit code');
    finish(server, { next: 'wait' });
    await userEvent.type(boxes, '123456');
    await expect(await canvas.findByRole('heading', heading('Checking your identity'))).toBeVisible();
    await expect(canvas.queryByText('Your identity is verified.')).not.toBeInTheDocument();
  },
};

/** The person agreed: the next question has the verified user, and the dashboard opens. */
export const Agreed: Story = {
  ...opened(REDIRECT),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the dashboard' } },
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', heading('Waiting for the result'));
    finish(server, { state: 'verified' });
    await expect(await canvas.findByLabelText('Amount to sell', {}, AFTER_A_POLL)).toBeVisible();
    await expect(canvas.getByText('Your identity is verified.')).toBeVisible();
  },
};

/** The person did not agree: the page says so while it is open, and the form starts again. */
export const NotAgreed: Story = {
  ...opened(REDIRECT),
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', heading('Waiting for the result'));
    finish(server, { state: 'refused', reason: 'not-agreed' });
    await expect(
      await canvas.findByText(/^You did not agree on the page of the verification service/, {}, AFTER_A_POLL),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  },
};

/** Another account has this number: only said after the person has proven it. */
export const Taken: Story = {
  ...opened(null),
  play: async (stage) => {
    const { canvas, canvasElement, server } = stage;
    server.takenNumbers.add(NUMBERS.code);
    await request(stage, NUMBERS.code);
    await otp(canvasElement, '6-digit code').enter('123456');
    await expect(await canvas.findByText(/^This Aadhaar number already belongs to another account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask support' })).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0123');
  },
};

/** The same after the page of the provider. */
export const TakenAfterRedirect: Story = {
  ...opened(REDIRECT),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like Taken' } },
  play: async ({ canvas, server }) => {
    await canvas.findByRole('heading', heading('Waiting for the result'));
    server.takenNumbers.add(NUMBERS.redirect);
    finish(server, { state: 'verified' });
    await expect(
      await canvas.findByText(/^This Aadhaar number already belongs to another account/, {}, AFTER_A_POLL),
    ).toBeVisible();
  },
};

const shows =
  (text: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  };

export const RefusedExpired: Story = {
  ...refused('expired'),
  play: shows(/^The verification was not finished in time/),
};

export const RefusedCodeExpired: Story = {
  ...refused('code-expired'),
  play: shows(/^The code was not entered in time/),
};

export const RefusedNumberInvalid: Story = {
  ...refused('number-invalid'),
  play: shows(/^This is not a valid Aadhaar number/),
};

export const RefusedNumberUnknown: Story = {
  ...refused('number-unknown'),
  play: shows(/^The verification service does not know this number/),
};

export const RefusedNoMobile: Story = {
  ...refused('no-mobile'),
  play: shows(/^No mobile number is registered with this Aadhaar\. Register one/),
};

/** Also for a reason that this build does not know. */
export const RefusedOther: Story = {
  ...refused('a-reason-added-later'),
  play: shows(/^The verification service could not confirm your identity/),
};

/** Verified in another tab meanwhile: no second verification, the dashboard opens. */
export const VerifiedElsewhere: Story = {
  ...opened(null),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like the dashboard' } },
  play: async (stage) => {
    const { canvas, server } = stage;
    await canvas.findByLabelText('Aadhaar number');
    const person = server.people.get(users.unverified._id ?? '');
    if (person) Object.assign(person.user, { isVerified: true, isKycVerified: true, signupJourney: 2 });
    await request(stage, NUMBERS.code);
    await expect(await canvas.findByLabelText('Amount to sell', {}, AFTER_A_POLL)).toBeVisible();
  },
};
