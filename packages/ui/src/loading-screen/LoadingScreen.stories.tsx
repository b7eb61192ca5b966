import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Components/Feedback/LoadingScreen',
  id: 'components-loadingscreen',
  component: LoadingScreen,
  args: { label: 'Loading…' },
  parameters: { layout: 'fullscreen', docs: { story: { height: '20rem' } } },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
export const Stress: Story = {
  args: { label: 'Checking that you are still logged in, which takes longer than usual on this connection' },
};
