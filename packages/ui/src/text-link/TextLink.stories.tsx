import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { holdPointer, partIn, PointerStates as States } from '../internal/PointerStates.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/Navigation/TextLink',
  id: 'components-textlink',
  component: TextLink,
  args: { children: '24/7 support', href: '#support', tone: 'brand', standalone: false },
  argTypes: { tone: { control: 'inline-radio', options: ['brand', 'info', 'ink'] }, render: { control: false } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { reach: true } };

export const InASentence: Story = {
  render: (args) => (
    <p className="text-sm text-ink-2">
      Something wrong? <TextLink {...args} />
    </p>
  ),
};

export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const NewTab: Story = {
  args: {
    tone: 'info',
    href: 'https://tronscan.org/',
    newTabLabel: 'opens in a new tab',
    children: 'a81f…9c02',
    reach: true,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'a81f…9c02 (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const InANotice: Story = {
  render: (args) => (
    <p className="rounded-box bg-notice-soft p-3 text-sm text-notice">
      Your order has expired. <TextLink {...args} tone="ink" />
    </p>
  ),
};

/** A router's link that gets the classes of a `TextLink`; ui does not know the router. */
export const RouterLink: Story = {
  args: {
    reach: true,
    render: ({ children, ...slot }) => (
      <a {...slot} href="/dashboard/history" data-router="true">
        {children}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router', 'true');
  },
};

/** The underline is thicker on hover; pressed, the link has a background. */
export const PointerStates: Story = {
  parameters: holdPointer(partIn('a')),
  args: { standalone: true },
  render: (args) => (
    <States>
      {() => (
        <>
          <TextLink {...args} />
          <TextLink {...args} tone="info">
            a81f…9c02
          </TextLink>
          <TextLink {...args} tone="ink">
            User Guide
          </TextLink>
        </>
      )}
    </States>
  ),
};

/** A full hash and Urdu, at 280 px. */
export const Stress: Story = {
  render: (args) => (
    <div className="flex w-70 max-w-full flex-col gap-2 text-sm">
      <TextLink {...args} tone="info" newTabLabel="opens in a new tab" className="wrap-anywhere">
        a81f6c2d9e4b7f1035c8a2e6d9b4f7130a81f6c2d9e4b7f1035c8a2e6d9b49c02
      </TextLink>
      <p lang="ur" dir="rtl">
        کچھ غلط ہے؟ <TextLink {...args}>مدد حاصل کریں</TextLink>
      </p>
    </div>
  ),
};
