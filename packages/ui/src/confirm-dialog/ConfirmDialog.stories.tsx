import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirm Logout',
    message: 'Are you sure you want to log out?',
    confirmLabel: 'Log out',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['positive', 'negative'] } },
  parameters: { docs: { story: { height: '22rem' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A destructive question focuses Cancel, so that Enter by habit destroys nothing. */
export const Destroys: Story = {
  args: {
    tone: 'negative',
    title: 'Ongoing transaction',
    message: 'Your order is not completed. Are you sure you want to leave?',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'cancel-button' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'escape' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nothing closes the dialog while the action runs. */
export const Busy: Story = {
  args: {
    tone: 'negative',
    busy: true,
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep it',
    title: 'Cancel this order?',
    message: 'The deposit address is given up.',
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: {
    tone: 'negative',
    title: 'کیا آپ واقعی یہ نیٹ ورک ہٹانا چاہتے ہیں؟',
    message:
      'ANetworkWhoseNameHasNoSpaceAtAllAndIsWiderThanTheSheet will be gone for every seller, at once and for good.',
    confirmLabel: 'Delete the network for everybody',
    cancelLabel: 'Leave everything as it is',
  },
};
