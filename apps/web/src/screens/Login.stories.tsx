import { scenarios } from '@sarraf/fake-server';
import { otp, phone } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

const login = () => visit('/', scenarios.visitor);
const sendTo = async ({ canvas, canvasElement, userEvent }: Stage, digits: string) => {
  await phone(canvasElement, 'Mobile number').type(digits);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
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

export const NotAMobile: Story = {
  ...login(),
  play: async (stage) => {
    await sendTo(stage, '2101234567');
    await expect(await stage.canvas.findByText('Phone number is not valid.')).toBeVisible();
  },
};

export const SendFailed: Story = {
  ...visit('/', scenarios.visitor, { faults: { sendOtp: 'refused' } }),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await expect(await stage.canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(stage.canvas.getByLabelText('Mobile number')).toHaveValue('300 123 4567');
  },
};

export const Code: Story = {
  ...login(),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await expect(await stage.canvas.findByText('+92 300 123 4567')).toBeVisible();
  },
};

export const WrongCode: Story = {
  ...login(),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await enterCode(stage, '999999');
    await expect(await stage.canvas.findByText('Invalid OTP. Please try again.')).toBeVisible();
  },
};

/** Without a reply the code may be valid: it stays in its boxes. */
export const Unanswered: Story = {
  ...visit('/', scenarios.visitor, { faults: { verifyOtp: '502-empty' } }),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await enterCode(stage, '123456');
    await expect(await stage.canvas.findByText('Something went wrong, please try again!')).toBeVisible();
    await expect(stage.canvas.getByLabelText('6-digit code')).toHaveValue('123456');
  },
};

/** A first code after which another may be requested at once, with the given reply to the second request. */
const codeThen = (second: () => Response) => {
  let sent = 0;
  const first = () => HttpResponse.json({ success: true, message: '', allowResendOtpAfterSeconds: 0 });
  const begin = () => {
    sent = 0;
    return scenarios.visitor();
  };
  const send = () => {
    sent += 1;
    return sent === 1 ? first() : second();
  };
  return visit('/', begin, { handlers: [http.post('*/api/auth/send-otp', send)] });
};
const askAgain = async (stage: Stage) => {
  await sendTo(stage, '3001234567');
  await enterCode(stage, '48');
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Resend OTP' }));
};

/** The first code is no longer valid: its digits are cleared, and the wait for a third code starts. */
export const Resent: Story = {
  ...codeThen(() => HttpResponse.json({ success: true, message: '', allowResendOtpAfterSeconds: 45 })),
  play: async (stage) => {
    await askAgain(stage);
    await expect(await stage.canvas.findByText('A new code is on its way.')).toBeVisible();
    await expect(await stage.canvas.findByText(/^00:[34]\d$/)).toBeVisible();
    await expect(stage.canvas.getByLabelText('6-digit code')).toHaveValue('');
  },
};

/** The server gives a wait; the typed digits of the first code stay. */
export const ResendRefused: Story = {
  ...codeThen(() =>
    HttpResponse.json(
      { success: false, message: 'Too many codes were sent. Try again in 10 minutes.' },
      { status: 429, headers: { 'Retry-After': '600' } },
    ),
  ),
  play: async (stage) => {
    await askAgain(stage);
    await expect(await stage.canvas.findByText('Too many codes were sent. Try again in 10 minutes.')).toBeVisible();
    await expect(await stage.canvas.findByText(/^(?:10:00|09:\d\d)$/)).toBeVisible();
    await expect(stage.canvas.getByLabelText('6-digit code')).toHaveValue('48');
  },
};

export const ChangedNumber: Story = {
  ...login(),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await enterCode(stage, '12');
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Change Phone Number' }));
    await expect(await stage.canvas.findByLabelText('Mobile number')).toHaveValue('300 123 4567');
    await expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Continue' }));
    await stage.canvas.findByRole('heading', { name: 'Enter OTP' });
    await expect(stage.canvas.getByLabelText('6-digit code')).toHaveValue('');
  },
};

/** A new number continues with the Basic Information page. */
export const NewNumber: Story = {
  ...login(),
  play: async (stage) => {
    await sendTo(stage, '3119998877');
    await enterCode(stage, '123456');
    await expect(await stage.canvas.findByRole('heading', { name: 'Basic Information' })).toBeVisible();
  },
};

export const CheckingLogin: Story = {
  ...visit('/', scenarios.seller, { faults: { checkLogin: 'hang' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your login...')).toBeVisible();
  },
};

export const Unreachable: Story = {
  ...visit('/', scenarios.seller, { faults: { checkLogin: '502-empty' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The reply does not match the contract: the message must not blame the connection. */
export const Unchecked: Story = {
  ...visit('/', scenarios.seller, { faults: { checkLogin: '200-empty-object' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something is wrong on our side')).toBeVisible();
    await expect(canvas.queryByText(/connection|reach/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The open Sandbox phone with the code just sent. */
export const Sandbox: Story = {
  ...visit('/', scenarios.visitor, { sandbox: true }),
  play: async (stage) => {
    await sendTo(stage, '3001234567');
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: /Sandbox phone/ }));
    await expect(await stage.canvas.findByRole('button', { name: 'Copy code 123456' })).toBeVisible();
  },
};
