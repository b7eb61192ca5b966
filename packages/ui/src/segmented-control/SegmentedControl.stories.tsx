import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdPointer, nthOf, POINTER_STATES, pointerStateName } from '../internal/PointerStates.tsx';
import { radioList } from '../testing/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

/** Keeps the state of `value`, as an app would. */
function Controlled({ value, onValueChange, ...rest }: SegmentedControlProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onValueChange={(next, detail) => {
        setChosen(next);
        onValueChange(next, detail);
      }}
    />
  );
}

/** Holds an arrow key until the focus has moved, as a finger does: Radix ignores a key that is released at once. */
async function press(key: 'ArrowLeft' | 'ArrowRight', target: HTMLElement) {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(() => expect(target).toHaveFocus());
  await userEvent.keyboard(`{/${key}}`);
  await expect(target).toBeChecked();
}

const meta = {
  title: 'Components/Choices/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  args: {
    legend: 'Period',
    value: 'all',
    options: [
      { value: 'all', label: 'All Time' },
      { value: 'week', label: 'Last Week' },
      { value: 'month', label: 'Last Month' },
      { value: 'year', label: 'Last Year' },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Controlled key={args.value} {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await radioList(canvasElement, 'Period').choose('Last Month');
    await expect(canvas.getByRole('radio', { name: 'Last Month' })).toBeChecked();
    await expect(await radioList(canvasElement, 'Period').value()).toBe('Last Month');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month', { reason: 'select' });
  },
};

/** One tab stop; the arrow keys choose a segment and wrap around. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All Time' })).toHaveFocus();
    await press('ArrowRight', canvas.getByRole('radio', { name: 'Last Week' }));
    await press('ArrowLeft', canvas.getByRole('radio', { name: 'All Time' }));
    await press('ArrowLeft', canvas.getByRole('radio', { name: 'Last Year' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year', { reason: 'select' });
  },
};

export const WithIcons: Story = {
  args: {
    legend: 'Show as',
    value: 'chart',
    options: [
      {
        value: 'chart',
        label: (
          <span className="flex items-center gap-1.5">
            <ChartLine aria-hidden="true" className="size-4" /> Chart
          </span>
        ),
      },
      {
        value: 'table',
        label: (
          <span className="flex items-center gap-1.5">
            <Table2 aria-hidden="true" className="size-4" /> Table
          </span>
        ),
      },
    ],
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const OneDisabled: Story = {
  args: {
    value: 'all',
    options: [
      { value: 'all', label: 'All Time' },
      { value: 'week', label: 'Last Week' },
      { value: 'year', label: 'Last Year', disabled: true },
    ],
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Last Year' }).click();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('radio')) await expect(segment).toBeDisabled();
  },
};

/** Each segment in the state that it names, before the chosen one. */
export const PointerStates: Story = {
  parameters: holdPointer(nthOf('[data-part=segment]')),
  args: {
    value: 'chosen',
    options: [
      ...POINTER_STATES.map((state) => ({ value: state, label: pointerStateName(state) })),
      { value: 'chosen', label: 'Chosen' },
    ],
  },
};

/** The first segment is on the right, and the left arrow key moves forward. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ur',
    legend: 'مدت',
    options: [
      { value: 'all', label: 'تمام عرصہ' },
      { value: 'week', label: 'گزشتہ ہفتہ' },
      { value: 'month', label: 'گزشتہ مہینہ' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((segment) => segment.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
    await userEvent.tab();
    await press('ArrowLeft', canvas.getByRole('radio', { name: 'گزشتہ ہفتہ' }));
  },
};

/** 320 px and very long labels: the segments wrap to a second line and do not overflow. */
export const Stress: Story = {
  args: {
    fullWidth: true,
    options: [
      { value: 'all', label: 'All Time' },
      { value: 'week', label: 'OneWordWithoutASinglePlaceToBreakIt' },
      { value: 'month', label: 'گزشتہ مہینہ' },
      { value: 'year', label: '10,00,000' },
    ],
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const segment of canvas.getAllByRole('radio'))
      await expect(segment.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
