import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskFormMessages } from '../desk.messages.en.ts';
import { accept, expectSentOnce, refuse } from '../testing/story-server.ts';
import { HashForm } from './HashForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { desk: messages } = deskFormMessages;
const HASH = '1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1';
const SUBMIT = { name: 'Mark as sent' };

const meta = {
  title: 'Forms/HashForm',
  component: HashForm,
  loaders: [loadMessages],
  args: {
    reasonRequired: false,
    submitLabel: 'Mark as sent',
    onSubmit: fn(accept),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof HashForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: messages.hash }), `${HASH}{Enter}`);
    await expectSentOnce(args.onSubmit, { hash: HASH, reason: '' });
  },
};

export const Refused: Story = {
  args: { reasonRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('Enter the transaction hash')).toBeVisible();
    await expect(canvas.getByText('Enter the reason')).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: messages.hash }), '0x56aa');
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(
      await canvas.findByText('A hash has 64 digits and letters from a to f, with or without 0x'),
    ).toBeVisible();
  },
};

/** The transaction is used already. */
export const ServerFieldError: Story = {
  args: {
    initialValues: { hash: HASH },
    onSubmit: fn(refuse({ errors: { hash: 'This transaction was used already' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    await expect(await canvas.findByText('This transaction was used already')).toBeVisible();
  },
};
