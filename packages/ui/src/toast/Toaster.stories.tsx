import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { holdPointer, nthOf, pointerStateName, type PointerState } from '../internal/PointerStates.tsx';
import { toast as newestToast } from '../testing/index.ts';
import { Toaster } from './Toaster.tsx';
import { dismissToast, toast } from './toast-store.ts';

const meta = {
  title: 'Components/Feedback/Toaster',
  id: 'components-toaster',
  component: Toaster,
  args: { label: 'Messages', dismissLabel: 'Dismiss' },
  parameters: { docs: { story: { height: '24rem' } } },
  beforeEach: () => {
    dismissToast();
    return () => dismissToast();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

// Long enough for a screenshot.
const STAYS = { duration: 600_000 };

// As many states as there are toasts at once.
const TOUCHED: readonly PointerState[] = ['hover', 'focus', 'pressed'];

export const Playground: Story = {
  render: (args) => (
    <div className="flex min-h-80 flex-wrap content-end items-end gap-3">
      <Button size="sm" variant="secondary" onClick={() => toast('Copied to your clipboard')}>
        Say something
      </Button>
      <Button size="sm" variant="secondary" onClick={() => toast('Network error', { tone: 'negative' })}>
        Say what went wrong
      </Button>
      <Toaster {...args} />
    </div>
  ),
};

/** Checks that a message whose time has run out stays until the pointer leaves. */
async function leavesAfterThePointer(canvas: ReturnType<typeof within>, message: string) {
  const region = canvas.getByRole('region', { name: 'Messages' });
  // Hover first, so that on a slow machine the time cannot run out before.
  await userEvent.hover(region, { pointerEventsCheck: 0 });
  toast(message, { duration: 1 });
  await canvas.findByText(message);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(canvas.getByText(message)).toBeVisible();
  await userEvent.unhover(region, { pointerEventsCheck: 0 });
  await waitFor(() => expect(canvas.queryByText(message)).toBeNull(), { timeout: 5000 });
}

/** A repeated message is shown once. Its close button removes it and returns the focus, and other toasts then time out as usual. */
export const Dismissed: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    const press = canvas.getByRole('button', { name: 'Say what went wrong' });
    await userEvent.click(press);
    await userEvent.click(press);
    await expect(canvas.getAllByText('Network error')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Network error')).toBeNull());
    await expect(press).toHaveFocus();
    await leavesAfterThePointer(canvas, 'A later one');
  },
};

/** The time stops while the pointer is on the messages, and runs on when it leaves. */
export const HeldByThePointer: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await leavesAfterThePointer(canvas, 'Read me slowly');
  },
};

/** The close button of each message in the state that the message names. */
export const PointerStates: Story = {
  parameters: holdPointer((state) => `${nthOf('[data-part=toast]', TOUCHED)(state)} button`),
  render: Playground.render,
  play: async ({ canvas }) => {
    for (const state of TOUCHED) toast(pointerStateName(state), STAYS);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const EveryTone: Story = {
  render: Playground.render,
  play: async ({ canvas, canvasElement }) => {
    toast('Payment account added', { tone: 'positive', ...STAYS });
    toast('Your session has ended. Please log in again.', { tone: 'notice', ...STAYS });
    toast('Something went wrong, please try again!', { tone: 'negative', ...STAYS });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(await newestToast(canvasElement).text()).toBe('Something went wrong, please try again!');
  },
};

export const Stress: Story = {
  render: Playground.render,
  play: async ({ canvas }) => {
    toast(
      'A message from the server that goes on for longer than anybody wants to read in the three seconds it is given',
      STAYS,
    );
    toast('کچھ غلط ہو گیا، براہ کرم دوبارہ کوشش کریں', { tone: 'negative', ...STAYS });
    toast('OneWordWithoutAnyPlaceToBreakThatIsWiderThanTheSmallestPhoneWeSupport', { tone: 'info', ...STAYS });
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
