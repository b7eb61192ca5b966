import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

/** Enter submits; the server gets capitals. */
export const Typed: Story = {
  args: { takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: messages.utr })).toHaveFocus());
    await userEvent.keyboard('raast-250602-00417{Enter}');
    await expectSentOnce(args.onSubmit, { utr: 'RAAST-250602-00417' });
  },
};

/** Pasted from a banking app, with spaces and line breaks. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: messages.utr });
    await userEvent.click(field);
    await userEvent.paste(' raast-250602-00417\n');
    await expect(field).toHaveValue('RAAST-250602-00417');
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('Enter the UTR')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.utr })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { initialValues: { utr: 'ABC 12' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('A UTR has 6 to 40 letters, digits, / and -')).toBeVisible();
  },
};

/** Above the limit another administrator has to approve first. */
export const AsksForApproval: Story = {
  args: { does: 'askApproval', initialValues: { utr: 'RAAST-250602-00417' } },
};

/** Another payout has this UTR. */
export const ServerFieldError: Story = {
  args: {
    initialValues: { utr: 'RAAST-250602-00417' },
    onSubmit: fn(refuse({ errors: { utr: 'Another payout has this UTR' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByText('Another payout has this UTR')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.utr })).toHaveValue('RAAST-250602-00417');
  },
};

export const ServerWithoutWords: Story = {
  args: { initialValues: { utr: 'RAAST-250602-00417' }, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.paid }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.failed);
  },
};

export const Busy: Story = {
  args: { initialValues: { utr: 'RAAST-250602-00417' }, onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: messages.paid }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = { args: { disabled: true } };
