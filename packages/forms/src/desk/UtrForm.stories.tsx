import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, holdNext, refuseNext } from '../testing/story-server.ts';
import { UtrForm } from './UtrForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;

const meta = {
  title: 'Forms/UtrForm',
  component: UtrForm,
  loaders: [loadMessages],
  args: { onSubmit: fn(accept), onDirtyChange: fn() },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof UtrForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('Enter the UTR')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.utr })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('ABC 12');
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('A UTR has 6 to 40 letters, digits, / and -')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Above the limit another administrator has to approve first. */
export const AsksForApproval: Story = {
  args: { does: 'askApproval', initialValues: { utr: 'RAAST-250602-00417' } },
};

/** Another payout has this UTR. */
export const ServerErrors: Story = {
  args: { initialValues: { utr: 'RAAST-250602-00417' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: messages.utr });
    refuseNext(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.failed));

    refuseNext(args.onSubmit, { errors: { utr: 'Another payout has this UTR' } });
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('Another payout has this UTR')).toBeVisible();
    await expect(field).toHaveValue('RAAST-250602-00417');
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText('Another payout has this UTR')).not.toBeInTheDocument());
    await userEvent.type(field, '7');

    refuseNext(args.onSubmit, { errors: { utr: 'Another payout has this UTR', general: 'The payout was changed.' } });
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('Another payout has this UTR')).toBeVisible();
    await expect(canvas.getByText('The payout was changed.')).toBeVisible();
  },
};

/** Typed, submitted with Enter, and sent in capitals; then pasted from a banking app, with spaces and line breaks. */
export const Busy: Story = {
  args: { takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: messages.utr });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('raast-250602-00417{Enter}');
    await expectSentOnce(args.onSubmit, { utr: 'RAAST-250602-00417' });

    const paid = await canvas.findByRole('button', { name: messages.paid });
    await userEvent.clear(field);
    await userEvent.paste(' raast-250602-00418\n');
    await expect(field).toHaveValue('RAAST-250602-00418');
    holdNext(args.onSubmit);
    await userEvent.dblClick(paid);
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ utr: 'RAAST-250602-00418' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = { args: { disabled: true } };
