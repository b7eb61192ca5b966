import { scenarios } from '@sarraf/fake-server';
import { field, otp, phone } from '@sarraf/ui/testing';
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
type Stage = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const saveName = async (stage: Stage, name: string) => {
  await field(stage.canvasElement, 'Full Name').type(name);
  await press(stage, 'Save Details');
};
const askFor = async (stage: Stage, number: string) => {
  await field(stage.canvasElement, 'Aadhaar number').type(number);
  await press(stage, 'Send OTP');
};
/** After the details are saved, the identity verification opens. */
const verificationOpens = async ({ canvas }: Stage) =>
  expect(await canvas.findByRole('heading', { name: 'Verify your identity' })).toBeVisible();

export const BasicInformation: Story = {
  tags: ['light-phone'],
  ...visit('/userDetails', scenarios.newcomer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Details' })).toBeDisabled();
  },
};

export const DetailsRefused: Story = {
  ...visit('/userDetails', scenarios.newcomer, { faults: { updateDetails: '502-empty' } }),
  play: async (stage) => {
    await saveName(stage, 'عائشہ خان');
    await expect(await stage.canvas.findByText('Failed to save details. Please try again.')).toBeVisible();
    await expect(stage.canvas.getByLabelText('Full Name')).toHaveValue('عائشہ خان');
  },
};

/** A new number, from the login to the first step of the verification: a number that the server refuses stays, and one of eleven digits is not sent. */
export const AadhaarNumber: Story = {
  ...visit('/', scenarios.visitor, { faults: { requestAadhaarOtp: '200-refused' } }),
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await phone(canvasElement, 'Mobile number').type('3119998877');
    await press(stage, 'Continue');
    await canvas.findByRole('heading', { name: 'Enter OTP' });
    await otp(canvasElement, '6-digit code').enter('123456');
    await expect(await canvas.findByRole('heading', { name: 'Basic Information' })).toBeVisible();

    await saveName(stage, 'Ayesha Khan');
    await verificationOpens(stage);

    await askFor(stage, '234567890123');
    await expect(await canvas.findByText('Failed to send OTP. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Aadhaar number')).toHaveValue('2345 6789 0123');
    await userEvent.type(canvas.getByLabelText('Aadhaar number'), '{End}{Backspace}');
    await press(stage, 'Send OTP');
    await expect(await canvas.findByText('Please enter a valid 12-digit Aadhaar number')).toBeVisible();
  },
};

const savedInPart = http.put('*/api/user/update-details', () =>
  HttpResponse.json({ success: true, user: { name: 'Ayesha Khan', signupJourney: 1, email: null } }),
);

/**
 * Without a reply the code may be valid: it stays in its boxes. Before that, the reply to the details contains only the saved fields: they are merged
 * into the user, and the sign-up continues.
 */
export const AadhaarUnanswered: Story = {
  ...visit('/userDetails', scenarios.newcomer, {
    faults: { submitAadhaarOtp: '502-empty' },
    handlers: [savedInPart],
  }),
  play: async (stage) => {
    const { canvas, canvasElement } = stage;
    await saveName(stage, 'Ayesha Khan');
    await verificationOpens(stage);
    await askFor(stage, '234567890123');
    await expect(await canvas.findByText('•••• •••• 0123')).toBeVisible();
    await otp(canvasElement, '6-digit code').enter('123456');
    await expect(await canvas.findByText('Something went wrong, please try again!')).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('123456');
  },
};
