import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  id: 'components-stepper',
  component: Stepper,
  args: { label: 'Progress', steps: ['Amount', 'Network', 'Payment', 'Result'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'current', 'ahead', 'ahead']);
  },
};
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 3 } };
/** All steps are done when `current` is past the last one. */
export const Done: Story = { args: { current: 4 } };
export const Stress: Story = {
  args: {
    steps: ['A first step with a very long name', 'نیٹ ورک کا انتخاب', 'Payment', 'Waiting', 'Checking', 'Result'],
    current: 2,
  },
};
