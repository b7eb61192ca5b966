import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field, type FieldControl } from './Field.tsx';

const control = (wiring: FieldControl) => (
  <input
    {...wiring}
    data-part="control"
    defaultValue="Ayesha Khan"
    className="min-h-13 rounded-control border border-control bg-surface px-4"
  />
);

const meta = {
  title: 'Components/Inputs/Field',
  id: 'components-field',
  component: Field,
  args: { label: 'Full Name', children: control, className: 'max-w-form' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'As on your bank account', counter: '11 of 60' } };

export const LabelAlone: Story = {};

export const WithNote: Story = { args: { note: 'optional' } };

export const WithHint: Story = {
  args: { hint: 'As on your bank account' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Full Name')).toHaveAccessibleDescription(
      'As on your bank account',
    );
  },
};

export const WithCounter: Story = { args: { counter: '11 of 60' } };

export const WithWarning: Story = { args: { warning: 'This differs from the name on your Aadhaar card' } };

/** Announced like an error, which takes its place. */
export const WithSuccess: Story = {
  args: { success: 'No typing mistake found', hint: 'As on your bank account' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Full Name')).toHaveAccessibleDescription(
      'No typing mistake found As on your bank account',
    );
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent('No typing mistake found');
  },
};

export const WithError: Story = {
  args: {
    error: 'Full name is required',
    warning: 'Hidden while there is an error',
    hint: 'As on your bank account',
    counter: '0 of 60',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Full Name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Full name is required As on your bank account 0 of 60');
  },
};

/** The live region is mounted before the error, so the error is announced when it appears. */
export const ErrorAppears: Story = {
  render: function Appearing(args) {
    const [error, setError] = useState('');
    return <Field {...args} error={error} onBlur={() => setError('Full name is required')} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByLabelText('Full Name'));
    await userEvent.tab();
    await expect(region).toHaveTextContent('Full name is required');
  },
};

/** Long words, a long error and Urdu, at 280 px. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex w-70 max-w-full flex-col gap-6">
      <Field
        {...args}
        label="Donaudampfschifffahrtsgesellschaftskapitänsname des Kontoinhabers"
        note="optional"
        hint="The name exactly as your bank prints it on a statement, with every middle name"
        counter="11 of 60"
        error="https://example.com/a-word-without-any-place-to-break-it-anywhere-at-all"
      />
      <Field
        {...args}
        dir="rtl"
        lang="ur"
        label="پورا نام"
        note="اختیاری"
        hint="جیسا کہ بینک اکاؤنٹ پر ہے"
        error="پورا نام ضروری ہے"
      />
    </div>
  ),
};
