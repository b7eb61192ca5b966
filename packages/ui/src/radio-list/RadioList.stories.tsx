import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { holdPointer, nthOf, POINTER_STATES, pointerStateName } from '../internal/PointerStates.tsx';
import { radioList } from '../testing/index.ts';
import { RadioList, type RadioListProps } from './RadioList.tsx';

const mark = (letters: string) => (
  <span className="flex size-10 items-center justify-center bg-brand text-xs font-bold text-on-brand">{letters}</span>
);

const accounts = [
  { value: 'a', title: 'NayaPay', detail: 'Ayesha Khan · ••••4567', mark: mark('NP') },
  { value: 'b', title: 'Meezan Bank', detail: 'Ayesha Khan · ••••9012', mark: mark('MZ') },
  { value: 'c', title: 'Easypaisa', detail: 'Ayesha Khan · ••••3321', mark: mark('EP') },
];

/** Keeps the state of `value`, as an app would. */
function Controlled(args: RadioListProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RadioList
      {...args}
      value={value}
      onValueChange={(next, detail) => {
        setValue(next);
        args.onValueChange(next, detail);
      }}
    />
  );
}

const meta = {
  title: 'Components/Choices/RadioList',
  id: 'components-radiolist',
  component: RadioList,
  args: { legend: 'Receive in', options: accounts, value: null, className: 'max-w-form', onValueChange: fn() },
  argTypes: { options: { control: false } },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof RadioList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: 'a' } };

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(await radioList(canvasElement, 'Receive in').value()).toBe('');
  },
};

export const Chosen: Story = {
  args: { value: 'a' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Receive in' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeChecked();
    await userEvent.click(canvas.getByText('Easypaisa'));
    await expect(canvas.getByRole('radio', { name: 'Easypaisa' })).toBeChecked();
    await userEvent.click(canvas.getByText('NP'));
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toBeChecked();
    await userEvent.click(canvas.getByText('Ayesha Khan · ••••9012'));
    await expect(canvas.getByRole('radio', { name: 'Meezan Bank' })).toBeChecked();
    await expect(await radioList(canvasElement, 'Receive in').value()).toBe('Meezan Bank');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b', { reason: 'select' });
  },
};

/** One tab stop; arrow keys move inside. */
export const Keyboard: Story = {
  args: { value: 'a' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'NayaPay' })).toHaveFocus();
    // Hold the key until the focus has moved, as a finger does: Radix ignores a key that is released at once.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Meezan Bank' })).toHaveFocus());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Meezan Bank' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Meezan Bank' })).toBeChecked();
  },
};

export const OneDisabled: Story = {
  args: {
    options: accounts.map((account) =>
      account.value === 'b' ? { ...account, disabled: true, reason: 'This bank is closed until 9:00' } : account,
    ),
  },
  play: async ({ canvasElement }) => {
    const radio = within(canvasElement).getByRole('radio', { name: 'Meezan Bank' });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('Ayesha Khan · ••••9012 This bank is closed until 9:00');
  },
};

export const AllDisabled: Story = { args: { value: 'a', disabled: true } };

export const WithError: Story = {
  args: { error: 'Choose where to receive your rupees' },
  play: async ({ canvasElement, args }) => {
    await expect(await radioList(canvasElement).error()).toBe(args.error);
  },
};

export const WithHint: Story = { args: { value: 'a', hint: 'Transfers may take up to 2 hours' } };

export const LegendHidden: Story = { args: { legendHidden: true, value: 'a' } };

export const TitlesAlone: Story = {
  args: {
    legend: 'Method',
    options: ['NayaPay', 'SadaPay', 'Easypaisa'].map((title) => ({ value: title, title })),
    value: 'NayaPay',
  },
};

/** Each row in the state that its title names. */
export const PointerStates: Story = {
  parameters: holdPointer(nthOf('[data-part=row]')),
  args: {
    options: POINTER_STATES.map((state) => ({
      value: state,
      title: pointerStateName(state),
      detail: 'Ayesha Khan · ••••4567',
      mark: mark('NP'),
    })),
  },
};

/** Long names, Urdu, no mark, at 280 px and right to left. */
export const Stress: Story = {
  args: {
    legend: 'رقم یہاں وصول کریں',
    value: 'x',
    options: [
      {
        value: 'x',
        title: 'Muhammad Abdurrahman Siddiqui-Chaudhary-Rajput-Rawalpindi',
        detail: 'PK36SCBL0000001123456702PK36SCBL0000001123456702',
        mark: mark('SC'),
      },
      { value: 'y', title: <bdi>میزان بینک</bdi>, detail: <bdi>عائشہ خان</bdi>, mark: mark('MZ') },
      { value: 'z', title: 'NayaPay', disabled: true, reason: 'اس اکاؤنٹ کی تصدیق ابھی باقی ہے، براہ کرم انتظار کریں' },
    ],
  },
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('[data-part="dot"]');
    const title = canvasElement.querySelector('[data-part="title"]');
    await expect(dot?.getBoundingClientRect().left).toBeGreaterThan(title?.getBoundingClientRect().left ?? 0);
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ur" className="w-70 max-w-full">
        <Story />
      </div>
    ),
  ],
};
