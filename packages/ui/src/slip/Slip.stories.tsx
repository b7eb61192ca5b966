import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { ResultMark } from '../result-mark/ResultMark.tsx';
import { slip } from '../testing/index.ts';
import { Slip, SlipAmount, SlipSection, SlipTear } from './Slip.tsx';

const meta = {
  title: 'Components/Money/Slip',
  id: 'components-slip',
  component: Slip,
  subcomponents: { SlipSection, SlipTear, SlipAmount },
  args: { on: 'paper' },
  argTypes: { on: { control: 'inline-radio', options: ['paper', 'surface', 'sunken'] } },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step 1 of a sale: two folds separate the input, the calculation and the result. */
export const Playground: Story = {
  render: (args) => (
    <Slip {...args}>
      <SlipSection>
        <SlipAmount label="Amount to sell" value="500" unit="USDT" />
        <p className="mt-2 text-sm text-ink-2">Sell 12 more to get Rs. 281.20 each</p>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label="Price per USDT" value="Rs. 280.70" />
          <LeaderRow label="Platform fee" value="0.8% · Rs. 1,122.80" />
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label="You'll Receive" value="Rs. 1,39,227.20" weight="total" tone="positive" />
        </KeyValueList>
      </SlipSection>
    </Slip>
  ),
  play: async ({ canvasElement }) => {
    const figures = slip(canvasElement);
    await expect(await figures.value('Amount to sell')).toBe('500 USDT');
    await expect(await figures.value("You'll Receive")).toBe('Rs. 1,39,227.20');
  },
};

/** A notch where the slip is torn off: the background shows at both edges. */
export const TornOff: Story = {
  render: (args) => (
    <Slip {...args}>
      <SlipSection align="center">
        <ResultMark result="completed" />
        <h2 className="mt-4 text-xl font-bold">Transaction Completed</h2>
        <SlipAmount value="Rs. 1,39,227.20" size="md" />
        <p className="mt-1 text-sm text-ink-2">21 Nov 2026, 4:20 pm</p>
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label="Sold" value="500 USDT" />
          <LeaderRow label="Fee" value="Rs. 1,122.80" />
          <LeaderRow label="Network" value="TRON · TRC20" />
          <LeaderRow label="To" value="NayaPay ••••4567" />
          <LeaderRow label="UTR" value="NP26112104417" />
        </KeyValueList>
      </SlipSection>
    </Slip>
  ),
  play: async ({ canvasElement }) => {
    const tear = canvasElement.querySelector('[data-component="SlipTear"]');
    await expect(tear).toHaveAttribute('aria-hidden', 'true');
    await expect(tear?.querySelectorAll('[data-part="notch"]')).toHaveLength(2);
  },
};

/** Inside a dialog the background is the surface. */
export const OnSurface: Story = {
  args: { on: 'surface' },
  decorators: [(Story) => <div className="rounded-card bg-surface p-5">{Story()}</div>],
  render: TornOff.render,
};

export const OnSunken: Story = {
  args: { on: 'sunken' },
  decorators: [(Story) => <div className="rounded-card bg-sunken p-5">{Story()}</div>],
  render: TornOff.render,
};

/** A figure in its three sizes. */
export const AmountSizes: Story = {
  render: (args) => (
    <Slip {...args}>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <SlipSection key={size}>
          <SlipAmount label={size} value="1,39,227.20" unit="PKR" size={size} />
        </SlipSection>
      ))}
      <SlipSection>
        <SlipAmount label="Gained" value="Rs. 1,39,227.20" tone="positive" />
      </SlipSection>
    </Slip>
  ),
};

/** 320 px, a figure in crores, Urdu, a long label. */
export const Stress: Story = {
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
  render: (args) => (
    <Slip {...args}>
      <SlipSection align="center">
        <SlipAmount label="آپ کو ملیں گے" value="Rs. 27,96,12,345.67" tone="positive" />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label="A word for a figure that nobody thought would be this long" value="Rs. 27,96,12,345.67" />
          <LeaderRow label="بینک" value="دبئی اسلامک بینک پاکستان لمیٹڈ" />
        </KeyValueList>
      </SlipSection>
    </Slip>
  ),
};
