import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const at = (time: string) => (
  <time dateTime={`2026-11-26T${time}`} dir="auto">
    {time}
  </time>
);
const done: TimelineStep[] = [
  { id: 'created', state: 'done', title: 'Order placed', time: at('16:02') },
  { id: 'seen', state: 'done', title: 'Your USDT were seen on the network', time: at('16:07') },
];
const paying: TimelineStep = {
  id: 'paying',
  state: 'now',
  title: 'Your rupees are being paid',
  note: 'Usually about 4 minutes, nine of ten within 20 minutes.',
};
const next: TimelineStep[] = [
  { id: 'confirmed', state: 'next', title: 'The network confirms your transfer' },
  { id: 'paid', state: 'next', title: 'Then your rupees go to your account' },
];

const meta = {
  title: 'Components/Data/Timeline',
  id: 'components-timeline',
  component: Timeline,
  args: {
    label: 'What happened to your order',
    words: { now: 'Now', next: 'Next' },
    steps: [...done, paying, ...next.slice(1)],
  },
  decorators: [(Story) => <div className="mx-auto max-w-form bg-surface p-5">{Story()}</div>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'now', 'next']);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Next')).toBeVisible();
  },
};
/** Everything has happened. */
export const Done: Story = {
  args: { steps: [...done, { id: 'paid', state: 'done', title: 'Your rupees were paid', time: at('16:12') }] },
};
/** Something went wrong and stays told, after it was solved too. */
export const Problem: Story = {
  args: {
    steps: [
      ...done,
      { id: 'problem', state: 'problem', title: 'The payment did not go through', time: at('16:12') },
      paying,
      ...next.slice(1),
    ],
  },
};
/** Ended without what was wanted. */
export const Ended: Story = {
  args: {
    steps: [...done.slice(0, 1), { id: 'cancelled', state: 'ended', title: 'Order cancelled', time: at('16:09') }],
  },
};
/** Of several next steps only the first one has the word above it; screen readers get it with each. */
export const Beginning: Story = {
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows steps of the Playground' } },
  args: { steps: [...done.slice(0, 1), { id: 'wait', state: 'now', title: 'Waiting for your transfer' }, ...next] },
  play: async ({ canvas }) => {
    const words = canvas.getAllByText('Next');
    await expect(words).toHaveLength(2);
    // The second one is for screen readers only.
    await expect(words.filter((word) => word.getBoundingClientRect().width > 1)).toHaveLength(1);
  },
};
export const Stress: Story = {
  args: {
    steps: [
      {
        id: 'long',
        state: 'done',
        title: 'Seen: 1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1',
        time: at('16:02'),
        note: 'A note that is long enough to need more than one line on a small phone, with a long word: unbelievableness.',
      },
      {
        id: 'urdu',
        state: 'problem',
        title: <span lang="ur">ادائیگی نہیں ہو سکی</span>,
        time: at('16:12'),
        note: <p lang="ur">آپ کے USDT محفوظ ہیں۔</p>,
      },
      paying,
      ...next,
    ],
  },
};
