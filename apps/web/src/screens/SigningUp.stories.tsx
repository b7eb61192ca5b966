import { scenarios } from '@sarraf/fake-server';
import { otp } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Signing up',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BasicInformation: Story = {
  tags: ['light-phone'],
  ...visit('/userDetails', scenarios.newcomer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Details' })).toBeDisabled();
  },
};

export const DetailsRefused: Story = {
  ...visit('/userDetails', scenarios.newcomer, { faults: { updateDetails: '502-empty' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'عائشہ خان');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(await canvas.findByText('Failed to save details. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('عائشہ خان');
  },
};

/** After saving, the identity verification opens. */
export const DetailsSaved: Story = {
  ...visit('/userDetails', scenarios.newcomer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'Ayesha Khan');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(await canvas.findByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  },
};

const savedInPart = http.put('*/api/user/update-details', () =>
  HttpResponse.json({ success: true, user: { name: 'Ayesha Khan', signupJourney: 1, email: null } }),
);

/** The reply contains only the saved fields: they are merged into the user, and the sign-up continues. */
export const DetailsAnsweredInPart: Story = {
  ...visit('/userDetails', scenarios.newcomer, { handlers: [savedInPart] }),
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'looks like DetailsSaved' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'Ayesha Khan');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(await canvas.findByRole('heading', { name: 'Verify your identity' })).toBeVisible();
  },
};

export const AadhaarNumber: Story = {
  ...visit('/kyc', scenarios.unverified),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Aadhaar number'), '12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
  },
};

export const AadhaarCode: Story = {
  ...visit('/kyc', scenarios.unverified),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Aadhaar number'), '234567890123');
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(await canvas.findByText('•••• •••• 0123')).toBeVisible();
  },
};

const askFor = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], number: string) => {
  await userEvent.type(await canvas.findByLabelText('Aadhaar number'), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
};

export const AadhaarNotSent: Story = {
  ...visit('/kyc', scenarios.unverified, { faults: { requestAadhaarOtp: '200-refused' } }),
  play: async (stage) => {
    await askFor(stage, '234567890123');
    await expect(await stage.canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(stage.canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0123');
  },
};

/** Without a reply the code may be valid: it stays in its boxes. */
export const AadhaarUnanswered: Story = {
  ...visit('/kyc', scenarios.unverified, { faults: { submitAadhaarOtp: '502-empty' } }),
  play: async (stage) => {
    await askFor(stage, '234567890123');
    await otp(stage.canvasElement, '6-digit code').enter('123456');
    await expect(await stage.canvas.findByText('Something went wrong, please try again!')).toBeVisible();
    await expect(stage.canvas.getByLabelText('6-digit code')).toHaveValue('123456');
  },
};
