import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, refuse } from '../testing/story-server.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;
const submit = { name: 'Report a return' };

const meta = {
  title: 'Forms/ReturnForm',
  component: ReturnForm,
  loaders: [loadMessages],
  args: {
    submitLabel: submit.name,
    onSubmit: fn(accept),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rupees are on our account again unless the administrator says otherwise. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: messages.returnArrived })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: messages.reason }), ' Account closed ');
    await userEvent.type(canvas.getByRole('textbox', { name: /Bank reference/ }), 'RET26060200017{Enter}');
    await expectSentOnce(args.onSubmit, { reason: 'Account closed', reference: 'RET26060200017', available: true });
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(messages.reasonRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('textbox', { name: /Bank reference/ }));
    await userEvent.paste('R'.repeat(101));
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText(messages.tooLong({ n: 100 }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The rupees are not on our account yet. */
export const ServerGeneralError: Story = {
  args: { initialValues: { reason: 'Account closed' }, onSubmit: fn(refuse({ message: 'This payout has changed.' })) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await radioList(canvasElement).choose(messages.returnMissing);
    await userEvent.click(canvas.getByRole('button', submit));
    await expectSentOnce(args.onSubmit, { reason: 'Account closed', reference: '', available: false });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This payout has changed.'));
  },
};
