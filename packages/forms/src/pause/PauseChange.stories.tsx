import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { PauseChange } from './PauseChange.tsx';
import { loadMessages } from '../testing/messages.ts';

const { pause: messages } = adminMessages;
const REASON = { en: 'We are moving to a new bank until 6 pm.', ur: 'ہم شام 6 بجے تک نئے بینک میں منتقل ہو رہے ہیں۔' };
const LATER = 'ہم رات 9 بجے تک نئے بینک میں منتقل ہو رہے ہیں۔';

const meta = {
  title: 'Forms/PauseChange',
  component: PauseChange,
  loaders: [loadMessages],
  args: { before: null, after: REASON },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof PauseChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paused: the reason in both languages, as sellers read it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.off)).toBeVisible();
    await expect(canvas.getByText(REASON.en)).toBeVisible();
    await expect(canvas.getByText(REASON.ur)).toBeVisible();
  },
};

/** Only the Urdu reason changed: both are shown, and the old Urdu one. Below a pause that ended: sellers read no reason any more. */
export const OtherLanguage: Story = {
  args: { before: REASON, after: { ...REASON, ur: LATER } },
  render: (args) => (
    <div className="flex flex-col gap-5">
      <section aria-label="Reason changed">
        <PauseChange {...args} />
      </section>
      <section aria-label="Ended">
        <PauseChange before={REASON} after={null} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const changed = within(canvas.getByRole('region', { name: 'Reason changed' }));
    await expect(changed.getByText(REASON.en)).toBeVisible();
    await expect(changed.getByText(REASON.ur)).toBeVisible();
    await expect(changed.getByText(LATER)).toBeVisible();
    await expect(changed.queryByText(messages.off)).not.toBeInTheDocument();
    const ended = within(canvas.getByRole('region', { name: 'Ended' }));
    await expect(ended.getByText(messages.off)).toBeVisible();
    await expect(ended.queryByText(REASON.en)).not.toBeInTheDocument();
  },
};

/** Long words, and a reason in the other direction than its language. */
export const Stress: Story = {
  args: {
    before: { ...REASON, en: `${'Maintenance'.repeat(20)} ${REASON.ur}` },
    after: { en: `${REASON.ur} ${'Maintenance'.repeat(20)}`, ur: REASON.en },
  },
};
