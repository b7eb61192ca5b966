import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Components/Layout/ActionBar',
  id: 'components-actionbar',
  component: ActionBar,
  args: {
    figure: { label: 'You’ll Receive', value: 'Rs. 1,39,227.20', tone: 'positive' },
    children: <Button fullWidth>Continue to Network Selection</Button>,
  },
  argTypes: { figure: { control: false }, notes: { control: false }, children: { control: false } },
  decorators: [(Story) => <div className="mx-auto flex max-w-form flex-col px-5">{Story()}</div>],
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = Array.from({ length: 14 }, (_, index) => index + 1);

export const Playground: Story = {};

/** The page scrolls behind the bar. Focused elements scroll clear of it, and it does not cover the end of the page. */
export const OverALongPage: Story = {
  decorators: [
    (Story) => (
      <div className="pb-24">
        <div className="flex flex-col gap-4 pt-4">
          {rows.map((row) => (
            <TextField key={row} label={`Field ${row}`} />
          ))}
          <Story />
        </div>
        <BottomBar label="Main menu" items={[{ id: 'home', label: 'Dashboard', icon: null, current: true }]} />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component=ActionBar]');
    const isStuck = bar !== null && getComputedStyle(bar).position === 'sticky';
    for (const row of rows) {
      const field = canvas.getByLabelText(`Field ${row}`);
      field.focus();
      const floor = isStuck ? bar.getBoundingClientRect().top : window.innerHeight;
      await expect(Math.round(field.getBoundingClientRect().bottom)).toBeLessThanOrEqual(Math.round(floor));
    }
    window.scrollTo(0, 0);
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    if (isStuck) await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A back button before the action. */
export const WithAWayBack: Story = {
  args: {
    figure: { label: '500 USDT', value: 'Rs. 1,39,227.20', tone: 'positive' },
    children: (
      <div className="flex gap-3">
        <Button variant="secondary">Back</Button>
        <Button className="flex-1">Sell Now</Button>
      </div>
    ),
  },
};

/** A figure that is not rupees for the seller. */
export const PlainFigure: Story = {
  args: { figure: { label: 'You send', value: '500 USDT', tone: 'plain' } },
};

/** A disabled button with its reason above it. */
export const Closed: Story = {
  args: {
    figure: undefined,
    notes: <p className="text-sm text-ink-2">Choose or add the account that should receive your rupees.</p>,
    children: (
      <Button fullWidth disabled>
        Continue to Network Selection
      </Button>
    ),
  },
};

export const Stress: Story = {
  args: {
    figure: { label: 'آپ کو ملیں گے', value: 'Rs. 27,96,12,345.67', tone: 'positive' },
    notes: (
      <p className="text-sm wrap-anywhere text-negative">ASentenceWithoutASinglePlaceToBreakItThatIsWiderThanAPhone</p>
    ),
    children: <Button fullWidth>An act that takes more words than a phone is wide</Button>,
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
