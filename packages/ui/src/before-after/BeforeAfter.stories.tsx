import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  title: 'Components/Data/BeforeAfter',
  id: 'components-beforeafter',
  component: BeforeAfter,
  args: { before: '1%', after: '1.5%', becomes: 'becomes' },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1%becomes1.5%');
  },
};

/** Phone width, a long word, Urdu. */
export const Stress: Story = {
  decorators: [(Story) => <div className="max-w-50">{Story()}</div>],
  args: {
    before: 'OneNameWithoutASinglePlaceToBreakItInTwoOrMorePieces',
    after: 'ایک ایسا نام جو ایک سطر سے کہیں زیادہ لمبا ہے',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
