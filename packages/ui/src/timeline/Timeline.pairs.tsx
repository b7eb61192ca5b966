import { Timeline, type TimelineStep } from './Timeline.tsx';

const STEPS: readonly TimelineStep[] = [
  { id: 'paying', state: 'now', title: 'Your rupees are being paid' },
  {
    id: 'paid',
    state: 'next',
    title: 'Your rupees are in your account',
    time: (
      <time dateTime="2026-11-26T16:12" dir="auto">
        16:12
      </time>
    ),
  },
];

export const TimeOfTheFuture = () => (
  <Timeline label="What happens to your order" words={{ now: 'Now', next: 'Next' }} steps={STEPS} />
);
