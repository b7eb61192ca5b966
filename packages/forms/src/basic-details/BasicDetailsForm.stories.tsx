import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, expectSentOnce, hang, refuseNext } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { BasicDetailsForm } from './BasicDetailsForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { details, failures } = messages;
const AYESHA = { fullName: 'Ayesha Khan', email: 'ayesha@example.com', birthdate: '1994-03-15', pincode: '540000' };
const NAME = { name: new RegExp(`^${details.fullName}`) };
const EMAIL = { name: new RegExp(`^${details.email}`) };
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

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: details.submit })).toBeDisabled();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const UrduName: Story = { args: { initialValues: { ...AYESHA, fullName: 'عائشہ خان' } } };

/** The name is checked when the field is left, since Save is disabled while it is empty. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', NAME);
    const pincode = canvas.getByRole('textbox', PINCODE);
    await userEvent.type(name, '   ');
    await userEvent.tab();
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await expect(name).toHaveAccessibleDescription(/^Full name is required/);
    await expect(await canvas.findByRole('button', { name: details.submit })).toBeDisabled();

    await userEvent.type(name, 'Ayesha Khan');
    await waitFor(() => expect(canvas.queryByText('Full name is required')).not.toBeInTheDocument());
    await userEvent.type(pincode, '5400{Enter}');
    await expect(await canvas.findByText('Pincode must be 6 digits')).toBeVisible();
    await expect(pincode).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(pincode);
    await waitFor(() => expect(canvas.queryByText('Pincode must be 6 digits')).not.toBeInTheDocument());
    await userEvent.type(pincode, 'abc');
    await userEvent.clear(name);
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
    await expectSentOnce(args.onSubmit, AYESHA);
  },
};

export const Disabled: Story = { args: { initialValues: AYESHA, disabled: true } };

/** An error of no field is shown with the general ones. */
export const ServerErrors: Story = {
  args: { initialValues: AYESHA },
  play: async ({ canvas, userEvent, args }) => {
    const save = async () => userEvent.click(await canvas.findByRole('button', { name: details.submit }));
    refuseNext(args.onSubmit, { message: failures.saveDetailsRetry });
    await save();
    await expect(await canvas.findByText('Failed to save details. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', NAME)).toHaveValue('Ayesha Khan');
    await userEvent.type(canvas.getByRole('textbox', NAME), '!');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());

    refuseNext(args.onSubmit);
    await save();
    await expect(await canvas.findByText('Failed to save details')).toBeVisible();

    refuseNext(args.onSubmit, { errors: { general: 'Your account is being reviewed.' } });
    await save();
    await expect(await canvas.findByText('Your account is being reviewed.')).toBeVisible();

    const errors = { email: 'This e-mail address is in use.', pincode: 'No such postal code.' };
    refuseNext(args.onSubmit, { errors });
    await save();
    await expect(await canvas.findByText('This e-mail address is in use.')).toBeVisible();
    const email = canvas.getByRole('textbox', EMAIL);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ayesha@example.com');
    await userEvent.type(email, '.pk');
    await waitFor(() => expect(canvas.queryByText('This e-mail address is in use.')).not.toBeInTheDocument());
    await expect(canvas.getByText('No such postal code.')).toBeVisible();

    refuseNext(args.onSubmit, { errors: { ...errors, general: 'Your account is being reviewed.' } });
    await save();
    await expect(await canvas.findByText('This e-mail address is in use.')).toBeVisible();
    await expect(canvas.getByText('Your account is being reviewed.')).toBeVisible();
  },
};

/** A name that is left without typing is refused; then it is typed. */
export const SuccessWithNameAlone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', NAME));
    await userEvent.tab();
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', NAME), '  Ayesha Khan ');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: details.submit }));
    await expectSentOnce(args.onSubmit, { fullName: 'Ayesha Khan' });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};
