import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import type { BasicDetailsValues } from './basic-details.schema.ts';
import { BasicDetailsForm } from './BasicDetailsForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { details, failures } = messages;
const AYESHA = { fullName: 'Ayesha Khan', email: 'ayesha@example.com', birthdate: '1994-03-15', pincode: '540000' };
const NAME = { name: new RegExp(`^${details.fullName}`) };
const PINCODE = { name: new RegExp(`^${details.pincode}`) };

const meta = {
  title: 'Forms/BasicDetailsForm',
  component: BasicDetailsForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn(), today: '2026-11-21' },
  // The action bar expects the page padding of 20 px on a phone; a story has 16.
  decorators: [
    (Story) => (
      <div className="-mx-4 px-5">
        <div className="mx-auto max-w-form">{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof BasicDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pristine: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: details.submit })).toBeDisabled();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { initialValues: AYESHA } };

export const UrduName: Story = { args: { initialValues: { ...AYESHA, fullName: 'عائشہ خان' } } };

export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', NAME), '   ');
    await userEvent.tab();
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', NAME)).toHaveAccessibleDescription(/^Full name is required/);
    await expect(await canvas.findByRole('button', { name: details.submit })).toBeDisabled();
  },
};

export const PincodeInvalid: Story = {
  args: { initialValues: { fullName: 'Ayesha Khan' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', PINCODE), '5400{Enter}');
    await expect(await canvas.findByText('Pincode must be 6 digits')).toBeVisible();
    await expect(canvas.getByRole('textbox', PINCODE)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', PINCODE), 'abc');
    await userEvent.click(canvas.getByRole('textbox', NAME));
    await userEvent.tab();
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await expect(await canvas.findByText('Pincode must be 6 digits')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: AYESHA, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = { args: { initialValues: AYESHA, disabled: true } };

export const ServerFieldError: Story = {
  args: {
    initialValues: AYESHA,
    onSubmit: fn(refuse({ errors: { email: 'This e-mail address is in use.', pincode: 'No such postal code.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expect(await canvas.findByText('This e-mail address is in use.')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: new RegExp(`^${details.email}`) });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ayesha@example.com');
    await userEvent.type(email, '.pk');
    await waitFor(() => expect(canvas.queryByText('This e-mail address is in use.')).not.toBeInTheDocument());
    await expect(canvas.getByText('No such postal code.')).toBeVisible();
  },
};

export const ServerGeneralError: Story = {
  args: {
    initialValues: AYESHA,
    onSubmit: fn(({ fullName }: BasicDetailsValues) =>
      refuse(fullName === AYESHA.fullName ? { message: failures.saveDetailsRetry } : {})(),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expect(await canvas.findByText('Failed to save details. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', NAME)).toHaveValue('Ayesha Khan');
    await userEvent.type(canvas.getByRole('textbox', NAME), '!');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await userEvent.click(await canvas.findByRole('button', { name: details.submit }));
    await expect(await canvas.findByText('Failed to save details')).toBeVisible();
  },
};

export const ServerErrorWithoutField: Story = {
  args: { initialValues: AYESHA, onSubmit: fn(refuse({ errors: { general: 'Your account is being reviewed.' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expect(await canvas.findByText('Your account is being reviewed.')).toBeVisible();
  },
};

export const SuccessWithNameAlone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', NAME), '  Ayesha Khan ');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expectSentOnce(args.onSubmit, { fullName: 'Ayesha Khan' });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const Success: Story = {
  args: { initialValues: AYESHA },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expectSentOnce(args.onSubmit, AYESHA);
  },
};
