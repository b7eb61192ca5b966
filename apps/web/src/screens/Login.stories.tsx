import { createFaultHandler, scenarios } from '@sarraf/fake-server';
import { otp } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { turningClock } from './testing/turning-clock.ts';
import { visit } from './testing/visit.tsx';

// The stories of the channels are in `LoginChannels.stories.tsx`.
const meta = {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const login = () => visit('/', scenarios.visitor);
const press = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
/** Pastes a number, which replaces the one before, and asks for a code. */
const sendTo = async ({ canvas, userEvent }: Stage, digits: string) => {
  await userEvent.click(await canvas.findByLabelText('Mobile number'));
  await userEvent.paste(digits);
  await press({ canvas, userEvent }, 'Continue');
};
const enterCode = async ({ canvas, canvasElement }: Stage, code: string) => {
  await canvas.findByRole('heading', { name: 'Enter OTP' });
  await otp(canvasElement, '6-digit code').enter(code);
};

export const Phone: Story = {
  tags: ['light-phone'],
  ...login(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** A user whose session has expired sees a notice about it. */
export const SessionEnded: Story = {
  ...visit('/dashboard/profile', scenarios.seller, { faults: { getProfile: '401' } }),
  play: async ({ canvas }) => {
    const why = 'Your session has ended. Please log in again to go on where you were.';
    await expect(await canvas.findByText(why, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** The code is not sent: to no mobile number, and without the server. What was typed stays. */
export const SendFailed: Story = {
  ...visit('/', scenarios.visitor, { faults: { sendOtp: 'refused' } }),
  play: async (stage) => {
    const { canvas } = stage;
    await sendTo(stage, '2101234567');
    await expect(await canvas.findByText('Phone number is not valid.')).toBeVisible();
    await sendTo(stage, '3001234567');
    await expect(await canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('300 123 4567');
  },
};

/** The code that was sent. The number can be changed: it is there again, and the next code begins without digits. */
export const Code: Story = {
  ...login(),
  play: async (stage) => {
    const { canvas } = stage;
    await sendTo(stage, '3001234567');
    await expect(await canvas.findByText('+92 300 123 4567')).toBeVisible();
    await enterCode(stage, '12');
    await press(stage, 'Change Phone Number');
    await expect(await canvas.findByLabelText('Mobile number')).toHaveValue('300 123 4567');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await press(stage, 'Continue');
    await canvas.findByRole('heading', { name: 'Enter OTP' });
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('');
  },
};

/** A wrong code; and one without a reply, which may be valid: it stays in its boxes. */
export const Unanswered: Story = {
  ...login(),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await sendTo(stage, '3001234567');
    await enterCode(stage, '999999');
    await expect(await canvas.findByText('Invalid OTP. Please try again.')).toBeVisible();
    msw.use(createFaultHandler(server, 'verifyOtp', '502-empty'));
    await enterCode(stage, '123456');
    await expect(await canvas.findByText('Something went wrong, please try again!')).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('123456');
  },
};

const sendOtp = (reply: object, status = 200, headers = {}) =>
  http.post('*/api/auth/send-otp', () => HttpResponse.json(reply, { status, headers }));
const codeSent = (allowResendOtpAfterSeconds: number) =>
  sendOtp({ success: true, message: '', allowResendOtpAfterSeconds });
const TOO_MANY = 'Too many codes were sent. Try again in 10 minutes.';

/**
 * Another code. Refused, the typed digits of the first code stay, and the server gives a wait. Sent, the first code is no longer valid: its digits are
 * cleared, and the wait for a third code starts.
 */
export const Resent: Story = {
  ...turningClock(login()),
  play: async (stage) => {
    const { canvas, msw, turnClock } = stage;
    msw.use(codeSent(0));
    await sendTo(stage, '3001234567');
    await enterCode(stage, '48');
    msw.use(sendOtp({ success: false, message: TOO_MANY }, 429, { 'Retry-After': '600' }));
    await press(stage, 'Resend OTP');
    await expect(await canvas.findByText(TOO_MANY)).toBeVisible();
    await expect(await canvas.findByText(/^(?:10:00|09:\d\d)$/)).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('48');

    turnClock(600);
    msw.use(codeSent(45));
    await press(stage, 'Resend OTP');
    await expect(await canvas.findByText('A new code is on its way.')).toBeVisible();
    await expect(await canvas.findByText(/^00:[34]\d$/)).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('');
  },
};

export const CheckingLogin: Story = {
  ...visit('/', scenarios.seller, { faults: { checkLogin: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your login...')).toBeVisible();
  },
};

/** The server cannot be reached, and then its reply does not match the contract: that message must not blame the connection. */
export const Unchecked: Story = {
  ...visit('/', scenarios.seller, { faults: { checkLogin: '502-empty' } }),
  play: async (stage) => {
    const { canvas, msw, server } = stage;
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    msw.use(createFaultHandler(server, 'checkLogin', '200-empty-object'));
    await press(stage, 'Try again');
    await expect(await canvas.findByText('Something is wrong on our side')).toBeVisible();
    await expect(canvas.queryByText(/connection|reach/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
