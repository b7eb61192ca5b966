import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AddressText } from '../address-text/AddressText.tsx';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { CopyButton } from './CopyButton.tsx';
import { CopyField } from './CopyField.tsx';

const ADDRESS = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w';

const meta = {
  title: 'Components/Inputs/CopyField',
  id: 'components-copyfield',
  component: CopyField,
  subcomponents: { CopyButton },
  args: {
    label: 'Order ID',
    value: '7F3A21',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Not copied',
    onCopy: fn(() => Promise.resolve()),
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="max-w-form rounded-card border border-line bg-surface p-5">{Story()}</div>],
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Address: Story = {
  args: {
    label: 'Deposit address',
    value: ADDRESS,
    accessibleLabel: 'Copy deposit address',
    children: <AddressText value={ADDRESS} />,
  },
};

/** The label changes for two seconds and is announced; the button keeps its width. */
export const Copied: Story = {
  args: Address.args,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy deposit address' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 });
  },
};

/** When the browser refuses, the button says so; the value can still be selected. */
export const Refused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'));
  },
};

/** The button without the field, for a value that is already shown nearby. */
export const ButtonAlone: Story = {
  render: ({ value, copyLabel, copiedLabel, failedLabel, onCopy }) => (
    <CopyButton label={copyLabel} accessibleLabel="Copy order ID" {...{ value, copiedLabel, failedLabel, onCopy }} />
  ),
};

export const LabelHidden: Story = { args: { labelHidden: true } };

export const PointerStates: Story = {
  parameters: holdPointer(partIn('button')),
  render: ({ value, copyLabel, copiedLabel, failedLabel, onCopy }) => (
    <States>
      {(state) => (
        <CopyButton
          label={copyLabel}
          accessibleLabel={`Copy order ID, ${state}`}
          {...{ value, copiedLabel, failedLabel, onCopy }}
        />
      )}
    </States>
  ),
};

export const Stress: Story = {
  args: {
    label: 'ایک بہت لمبا عنوان جو ایک سطر میں نہیں آتا',
    value: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    copyLabel: 'Copy the whole of it',
    copiedLabel: 'Copied the whole of it',
  },
  decorators: [(Story) => <div className="max-w-75">{Story()}</div>],
};
