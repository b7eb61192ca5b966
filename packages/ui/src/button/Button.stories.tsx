import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field/TextField.tsx';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { Button } from './Button.tsx';
import { buttonClass } from './button-class.ts';

const meta = {
  title: 'Components/Inputs/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Continue', variant: 'primary', size: 'md', busy: false, fullWidth: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Back' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Change Phone Number' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel order' } };

export const Small: Story = {
  args: { size: 'sm', variant: 'secondary', children: 'Copy' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Verify OTP' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Every variant while disabled. */
export const DisabledVariants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} disabled variant="primary" />
      <Button {...args} disabled variant="secondary" />
      <Button {...args} disabled variant="quiet" />
      <Button {...args} disabled variant="danger" />
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const BusyWithWords: Story = {
  args: { busy: true, busyLabel: 'Saving...', children: 'Save Details' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

/** The same button idle and busy: the width must not change. */
export const BusyKeepsWidth: Story = {
  args: { children: 'Save', busyLabel: 'Saving your details' },
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      <Button {...args} data-testid="idle" />
      <Button {...args} busy data-testid="busy" />
      <Button {...args} busyLabel={undefined} data-testid="plain-idle" />
      <Button {...args} busyLabel={undefined} busy data-testid="plain-busy" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const width = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().width;
    await expect(width('busy')).toBe(width('idle'));
    await expect(width('plain-busy')).toBe(width('plain-idle'));
  },
};

/** Enter in a field clicks the submit button, so a busy button also stops the form. */
export const BusyHoldsTheForm: Story = {
  args: { busy: true, type: 'submit', children: 'Save Details' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['submitted'] = 'true';
      }}
      className="flex gap-3"
    >
      <TextField label="Name" defaultValue="Ayesha" />
      <Button {...args} className="self-end" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-submitted');
  },
};

export const FullWidth: Story = { args: { fullWidth: true, children: 'Continue to Network Selection' } };

export const WithIcon: Story = {
  args: {
    variant: 'quiet',
    children: (
      <>
        <Plus aria-hidden="true" className="size-5" />
        <span>Add New Bank</span>
      </>
    ),
  },
};

/** A link that looks like a button: ui has no router, so the app puts `buttonClass` on its own link. */
export const LinkThatLooksLikeOne: Story = {
  render: () => (
    <a href="#history" className={buttonClass({ variant: 'secondary' })}>
      See all transactions
    </a>
  ),
};

/** Every variant hovered, focused and pressed. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('button')),
  render: (args) => (
    <States>
      {() => (
        <>
          <Button {...args} variant="primary" />
          <Button {...args} variant="secondary" />
          <Button {...args} variant="quiet" />
          <Button {...args} variant="danger" />
        </>
      )}
    </States>
  ),
};

/** Long labels that wrap, one that cannot, and Urdu, at 280 px. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex w-70 max-w-full flex-col gap-3">
      <Button {...args} fullWidth>
        Continue to the selection of the network on which you will send the deposit
      </Button>
      <Button {...args} fullWidth variant="secondary">
        Donaudampfschifffahrtsgesellschaftskapitän
      </Button>
      <Button {...args} fullWidth variant="danger">
        <span lang="ur" dir="rtl">
          آرڈر منسوخ کریں
        </span>
      </Button>
      <div className="flex gap-3">
        <Button {...args} variant="secondary">
          Back
        </Button>
        <Button {...args} className="flex-1">
          Sell Now
        </Button>
      </div>
    </div>
  ),
};
