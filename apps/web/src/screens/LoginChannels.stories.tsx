import { OTHER_CHANNEL_SECONDS } from '@sarraf/domain';
import { messages } from '@sarraf/forms/messages.en';
import { scenarios, users } from '@sarraf/fake-server';
import { otp as codeField, phone } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { loginMessages } from '../features/login/login.messages.en.ts';
import { turningClock } from './testing/turning-clock.ts';
import { visit } from './testing/visit.tsx';

// The other stories of this title are in `Login.stories.tsx`.
const meta = {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const { otp, sendCodeOver, codeSentOver } = messages;
const sendBySms = { name: sendCodeOver.sms };
// A function that reads `Date.now` at each call, because the stories replace it.
const now = () => Date.now();
const login = (begin = scenarios.visitor, options = {}) => turningClock(visit('/', () => begin({ now }), options));

const sendCode = async ({ canvas, canvasElement, userEvent }: Stage) => {
  await phone(canvasElement, 'Mobile number').type('3001234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { name: 'Enter OTP' });
};
/** Asks for a code and waits until the other channel is offered. */
const waitForOffer = async (stage: Stage) => {
  await sendCode(stage);
  await expect(stage.canvas.queryByRole('button', sendBySms)).not.toBeInTheDocument();
  stage.turnClock(OTHER_CHANNEL_SECONDS);
  return stage.canvas.findByRole('button', sendBySms, { timeout: 15_000 });
};

/**
 * WhatsApp has refused the code: it went by SMS, and there is no link to WhatsApp. Before that the server has one channel: it has nothing to offer,
 * however long the code takes.
 */
export const CodeBySms: Story = {
  ...login(scenarios.oneChannel),
  play: async (stage) => {
    const { canvas, userEvent, server } = stage;
    await sendCode(stage);
    stage.turnClock(45);
    await expect(await canvas.findByText(/^00:1\d$/, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', sendBySms)).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Change Phone Number' }));
    server.channels = ['whatsapp', 'sms'];
    server.refusingChannels.add('whatsapp');
    server.codes.clear();
    await sendCode(stage);
    await expect(canvas.getByText(/^We sent a 6-digit code by SMS to/)).toBeVisible();
    await expect(canvas.queryByText(loginMessages.code.openWhatsApp)).not.toBeInTheDocument();
  },
};

/** After 20 seconds without a code the other channel is offered. SMS refuses the code: the server's message, the digits, and the offer stay. */
export const OtherChannelFailed: Story = {
  ...login(),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent, server } = stage;
    const offer = await waitForOffer(stage);
    await expect(offer).toBeVisible();
    await expect(canvas.getByText(otp.noCodeYet)).toBeVisible();
    await codeField(canvasElement, '6-digit code').enter('12');
    server.refusingChannels.add('sms');
    await userEvent.click(offer);
    await expect(
      await canvas.findByText('The code could not be sent. Please try again in a few minutes.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('12');
    await expect(canvas.getByRole('button', sendBySms)).toBeEnabled();
  },
};

/** A message of an order, which has no code. */
const STATUS = {
  id: 'status',
  mobile: users.seller.mobile,
  text: 'We have received your 500 USDT. Order 342CC1 is being paid.',
  code: null,
  channel: 'whatsapp',
  sentAt: '2025-06-02T09:40:00Z',
};

/**
 * The same code went by SMS too: the typed digits stay, and nothing more is offered. The Sandbox phone has messages of both channels, and one without a
 * code.
 */
export const SandboxChannels: Story = {
  ...login(
    (options) => {
      const server = scenarios.visitor(options);
      server.messages.push(STATUS);
      return server;
    },
    { sandbox: true },
  ),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent, server } = stage;
    const offer = await waitForOffer(stage);
    await codeField(canvasElement, '6-digit code').enter('12');
    await userEvent.click(offer);
    await expect(await canvas.findByText(codeSentOver.sms)).toBeVisible();
    await expect(canvas.getByText(/^We sent the same 6-digit code over WhatsApp and by SMS to/)).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('12');
    await waitFor(() => expect(canvas.queryByRole('button', sendBySms)).not.toBeInTheDocument());
    await expect(server.messages.map(({ channel, code }) => `${channel} ${code}`)).toEqual([
      'sms 123456',
      'whatsapp 123456',
      'whatsapp null',
    ]);

    await userEvent.click(await canvas.findByRole('button', { name: /Sandbox phone/ }));
    const rows = await canvas.findAllByText(/^(?:WhatsApp|SMS)$/);
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['SMS', 'WhatsApp', 'WhatsApp']);
    const copies = canvas.getAllByRole('button', { name: 'Copy code 123456' });
    await expect(copies).toHaveLength(2);
    for (const copy of copies) await expect(copy).toBeVisible();
  },
};
