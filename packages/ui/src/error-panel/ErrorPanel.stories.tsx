import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Components/Feedback/ErrorPanel',
  id: 'components-errorpanel',
  component: ErrorPanel,
  args: {
    title: 'Failed to load networks. Please try again.',
    message: 'Your order has not been created.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load networks');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** A second click while the retry runs does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithoutRetry: Story = {
  args: { title: 'No page found', message: undefined, onRetry: undefined, action: <Button size="sm">Home</Button> },
};
export const Stress: Story = {
  args: {
    title:
      'A_SERVER_MESSAGE_THAT_IS_ONE_WORD_LONGER_THAN_THE_SMALLEST_PHONE_IS_WIDE_0x5c504ed432cb51138bcf09aa5e8a410d',
    message: 'کچھ غلط ہو گیا، براہ کرم دوبارہ کوشش کریں یا مدد کے لیے ہم سے رابطہ کریں۔',
    action: (
      <Button variant="quiet" size="sm">
        24/7 support
      </Button>
    ),
  },
};
