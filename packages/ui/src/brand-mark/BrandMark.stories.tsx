import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Components/Marks/BrandMark',
  id: 'components-brandmark',
  component: BrandMark,
  args: { name: 'Sarraf', size: 'md' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without the name beside it, the mark has an accessible name. */
export const Alone: Story = {
  args: { name: undefined, label: 'Sarraf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sarraf' })).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Stress: Story = { args: { name: 'صراف', size: 'lg' } };
/** The mark of another brand: two filled leaves. */
export const AnotherBrand: Story = {
  args: {
    name: 'Sabz',
    shapes: [
      { path: 'M20 31C11 31 8 24 8 13c9 0 12 6 12 18Z', colour: 'on-brand' },
      { path: 'M20 31c9 0 12-7 12-18-9 0-12 6-12 18Z', colour: 'saffron' },
    ],
  },
};
