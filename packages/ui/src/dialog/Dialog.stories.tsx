import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { dialog } from '../testing/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Keeps the state of `open`, as the app does. */
function Controlled({ open: first, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={(next, detail) => {
          onOpenChange(next, detail);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Dialog',
  id: 'components-dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Help & Support',
    description: 'We answer day and night.',
    closeLabel: 'Close',
    children: (
      <p>Write to us about anything: an order, an account, or a transfer that has not arrived after 24 hours.</p>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { docs: { story: { height: '26rem' } } },
  render: (args) => <Controlled key={String(args.open)} {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Focus moves in, Escape closes, and the focus returns to the button that opened the dialog. */
export const OpenAndEscape: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Help & Support' });
    await expect(panel).toHaveAccessibleDescription('We answer day and night.');
    await expect(panel).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const CloseButton: Story = {
  play: async ({ canvasElement, args }) => {
    await dialog(canvasElement, 'Help & Support').close();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
  },
};

export const PressOutside: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const scrim = document.querySelector('[data-part="scrim"]');
    if (!scrim) throw new Error('The dialog has no scrim');
    await userEvent.click(scrim, { pointerEventsCheck: 0 });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' }));
  },
};

/** The close button, hovered. */
export const CloseUnderThePointer: Story = {
  // The dialog is a portal outside the story's root element.
  parameters: { pseudo: { hover: ['[data-part=close]'], rootSelector: 'body' } },
};

/** Closed by the caller's footer button; the body scrolls between heading and footer. */
/** The close button under the pointer and with the focus. */
export const PointerStates: Story = {
  parameters: { pseudo: { hover: ['[data-part=close]'], focusVisible: ['[data-part=close]'] } },
};

export const LongBody: Story = {
  args: {
    title: 'Terms & Conditions',
    description: 'March 15, 2024',
    footer: <Button fullWidth>I have read them</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} className="mb-3">
        {index + 1}. Send only USDT, only on the network you picked, and only the amount shown.
      </p>
    )),
  },
};

export const WithForm: Story = {
  args: {
    size: 'sm',
    title: 'Add Payment Method',
    description: undefined,
    footer: <Button fullWidth>Add</Button>,
    children: (
      <div className="flex flex-col gap-4">
        <TextField label="Account holder name" />
        <TextField label="Account number" />
      </div>
    ),
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const Stress: Story = {
  args: {
    title: 'AHeadingWithoutASingleSpaceThatIsWiderThanAnyPhoneOnEarthAndStillKeepsTheCloseButton',
    description: 'رقم بھیجنے سے پہلے نیٹ ورک ضرور دیکھ لیں۔',
    footer: (
      <div className="flex gap-3 *:flex-1">
        <Button variant="secondary">A way back with many words</Button>
        <Button>An act with just as many words</Button>
      </div>
    ),
  },
};
