import { Unstyled } from '@storybook/addon-docs/blocks';
import { Button, SegmentedControl, Stepper, Timeline, type TimelineStep } from '@sarraf/ui';
import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { useState } from 'react';

import { Code } from './DocsTable.tsx';
import { InUrdu, UrduPair } from './UrduPair.tsx';

const SALES = [12, 18, 15, 24, 31, 28, 37, 46] as const;

const WORDS = {
  view: 'ایسے دکھائیں',
  chart: 'چارٹ',
  table: 'ٹیبل',
  point: 'تاریخ',
  instructions: 'بائیں اور دائیں تیر والی کیز سے ایک ایک دن آگے پیچھے جائیں۔',
} as const;

function Chart() {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <LineChart
      title="ٹرانزیکشنز پر ایک نظر"
      series={['ٹرانزیکشنز', 'صارفین']}
      points={SALES.map((value, index) => ({
        id: `2026-11-${index + 1}`,
        label: `${index + 1} نومبر 2026`,
        tick: `${index + 1} نومبر`,
        values: [value, Math.round(value * 0.6)],
      }))}
      view={view}
      onViewChange={setView}
      empty={null}
      words={WORDS}
      className="border-none p-0! md:p-0!"
    />
  );
}

/** Time that runs to the right, and to the left. */
export const TimePair = () => (
  <UrduPair
    rule={'<div dir="ltr"> around the plot; title, legend, tooltip and table stay right to left'}
    right={<Chart />}
    wrong={
      <>
        <p className="mb-4 text-lg font-bold">ٹرانزیکشنز پر ایک نظر</p>
        <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-xs text-ink-2">
          <div className="flex h-44 flex-col justify-between">
            <span>50</span>
            <span>25</span>
            <span>0</span>
          </div>
          <svg viewBox="0 0 7 50" preserveAspectRatio="none" className="h-44 w-full border-y border-line">
            <polyline
              points={SALES.map((value, day) => `${7 - day},${50 - value}`).join(' ')}
              fill="none"
              strokeWidth={3}
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-1"
            />
          </svg>
          <p className="col-start-2 flex justify-between">
            <span>1 نومبر</span>
            <span>8 نومبر</span>
          </p>
        </div>
      </>
    }
  >
    Both show sales that have almost quadrupled in a week. People know charts from banks, exchanges and newspapers,
    where time runs to the right, also in Urdu: a mirrored one reads as a loss.
  </UrduPair>
);

const Axis = ({ label }: { label: string }) => (
  <div dir="ltr" className="flex justify-between border-t border-control pt-2 text-xs text-ink-2">
    {['1 نومبر', '11 نومبر', '21 نومبر'].map((day) => (
      <span key={day} className={label}>
        {day}
      </span>
    ))}
  </div>
);

/** Labels of an axis with and without their own direction. */
export const LabelsPair = () => (
  <UrduPair
    rule={'className="[unicode-bidi:plaintext]" on each label, also on <text> of an SVG'}
    right={<Axis label="[unicode-bidi:plaintext]" />}
    wrong={<Axis label="" />}
  >
    The plot is left to right, its labels are not. Without a direction of their own they read <Code>November 1</Code>{' '}
    instead of <Code>1 November</Code>.
  </UrduPair>
);

const STEPS = ['مقدار', 'نیٹ ورک منتخب کریں', 'ادائیگی کی تفصیل', 'نتیجہ'] as const;

/** A stepper filled from the right, and from the left. */
export const StepperPair = () => (
  <UrduPair
    rule="<Stepper>, a flex row in the direction of the page; no dir, no flex-row-reverse, no left"
    right={<Stepper label="فروخت کے مرحلے" steps={STEPS} current={1} />}
    wrong={<Stepper label="فروخت کے مرحلے" steps={STEPS} current={1} dir="ltr" />}
  >
    Two of four steps are reached, counted from the right. Filled from the left it looks as if the sale began at its
    result.
  </UrduPair>
);

const HISTORY: readonly TimelineStep[] = [
  { id: 'opened', state: 'done', title: 'آرڈر دیا گیا', time: <time>شام 4:02</time> },
  { id: 'seen', state: 'done', title: 'آپ کے USDT نیٹ ورک پر نظر آ گئے', time: <time>شام 4:09</time> },
  { id: 'payout', state: 'now', title: 'آپ کے روپے ادا ہو رہے ہیں' },
];

/** A timeline with its line at the start, and at the left. */
export const TimelinePair = () => (
  <UrduPair
    rule="border-s and start-*, never border-l and left-*"
    right={<Timeline label="آپ کے آرڈر کا حال" steps={HISTORY} words={{ now: 'ابھی', next: 'اگلا قدم' }} />}
    wrong={
      <ol className="ml-3 border-l-2 border-line pl-5 text-sm">
        {HISTORY.map(({ id, title, time }) => (
          <li key={id} className="relative pb-5 last:pb-0">
            <span className="absolute top-0.5 -left-6.75 size-3 rounded-full bg-brand" />
            <span className="block font-semibold">{title}</span>
            <span className="text-xs text-ink-2">{time}</span>
          </li>
        ))}
      </ol>
    }
  >
    The line joins the marks to the words, so it is on the side where the words begin. Left on its physical side it ends
    up across an empty row.
  </UrduPair>
);

const PAGES = ['نیٹ ورک منتخب کریں', 'ادائیگی کی تفصیل'] as const;

const Pages = ({ next, slide }: { next: boolean; slide: string }) => (
  <div className="overflow-clip rounded-box border border-line bg-sunken">
    <div className={`flex w-[200%] transition-transform duration-page ${next ? slide : ''}`}>
      {PAGES.map((page) => (
        <p key={page} className="grid h-24 w-1/2 place-items-center border-e border-line bg-surface font-semibold">
          {page}
        </p>
      ))}
    </div>
  </div>
);

/** Pages that slide along the line of reading, and out of the window. */
export function SlidePair() {
  const [next, setNext] = useState(true);
  return (
    <UrduPair
      rule="ltr:-translate-x-1/2 rtl:translate-x-1/2; a swipe asks getComputedStyle(element).direction"
      right={
        <div className="grid gap-3">
          <Pages next={next} slide="rtl:translate-x-1/2" />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setNext(!next)}>
            {next ? 'واپس' : 'جاری رکھیں'}
          </Button>
        </div>
      }
      wrong={<Pages next={next} slide="-translate-x-1/2" />}
    >
      The second page lies to the left of the first, so the strip moves to the right to show it. The usual minus moves
      it out of the window, and the seller sees nothing. The button moves both.
    </UrduPair>
  );
}

/** A row of choices to try the arrow keys in. */
export function ChoiceDemo() {
  const [view, setView] = useState<ChartView>('chart');
  return (
    <Unstyled>
      <InUrdu>
        <SegmentedControl
          legend={WORDS.view}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'chart', label: WORDS.chart },
            { value: 'table', label: WORDS.table },
          ]}
        />
      </InUrdu>
    </Unstyled>
  );
}
