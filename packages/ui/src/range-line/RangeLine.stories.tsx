import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RangeLine, type RangeLane } from './RangeLine.tsx';

const lane = (id: string, from: number, to: number | null, price: string): RangeLane => ({
  id,
  kind: 'span',
  from,
  to,
  label: `Range ${id}`,
  detail: to === null ? `from ${from}` : `${from} to ${to}`,
  figure: `Rs. ${price}`,
});

const SOUND = [lane('1', 1, 249.999999, '279.9'), lane('2', 250, 5000, '281.2'), lane('3', 5000, null, '282.9')];
const GAP: RangeLane = { id: 'gap', kind: 'gap', from: 250, to: 300, label: 'Gap', detail: '250 to 300' };
const OVERLAP: RangeLane = {
  id: 'overlap',
  kind: 'overlap',
  from: 4000,
  to: 5000,
  label: 'Overlap',
  detail: '4000 to 5000: range 2 sets the price',
};

const meta = {
  title: 'Components/Money/RangeLine',
  id: 'components-rangeline',
  component: RangeLine,
  args: { lanes: SOUND, step: 0.000001, label: 'The ranges on a line' },
  argTypes: { lanes: { control: false } },
} satisfies Meta<typeof RangeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'The ranges on a line' })).getAllByRole('listitem');
    await expect(rows[2]).toHaveTextContent('Range 3from 5000Rs. 282.9');
  },
};

export const Gap: Story = { args: { lanes: [lane('1', 1, 250, '279.9'), GAP, lane('2', 300, null, '281.2')] } };

export const Overlap: Story = {
  args: { lanes: [lane('1', 1, 5000, '279.9'), lane('2', 4000, null, '281.2'), OVERLAP] },
};

/** A range whose start is above its end. */
export const Inverted: Story = {
  args: {
    lanes: [
      lane('1', 1, 250, '279.9'),
      { ...lane('2', 5000, 250, '281.2'), kind: 'inverted', label: 'Range 2, upside down' },
      lane('3', 5000, null, '282.9'),
    ],
  },
};

/** A range of a single amount is still visible. */
export const OneAmount: Story = { args: { lanes: [lane('1', 1, 500, '280'), lane('2', 500, 500, '281')] } };

/** 320 px: all kinds of errors, long figures, Urdu. */
export const Stress: Story = {
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  args: {
    lanes: [
      lane('1', 100.123456, 999_999.999999, '99,999.123456'),
      { ...GAP, id: 'g', from: 999_999.999999, to: 1_000_000_000, detail: '9,99,999.999999 to 1,00,00,00,000' },
      {
        ...OVERLAP,
        id: 'o',
        from: 100.123456,
        to: 200,
        label: 'ایک دوسرے پر',
        detail: 'OneWordWithoutAnyPlaceToBreakIt',
      },
      { ...lane('2', 200, 100.123456, '1'), kind: 'inverted', label: 'Range 2, upside down' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
