import { formatRate, formatRupees, ltr } from '@sarraf/domain';
import { Countdown, KeyValueList, LeaderRow, Slip, SlipAmount, SlipSection } from '@sarraf/ui';

import { BareRows } from './BareRows.tsx';
import { Code, Urdu } from './DocsTable.tsx';
import { UrduPair } from './UrduPair.tsx';

/** Latin digits beside Arabic ones. */
export const DigitsPair = () => (
  <UrduPair
    rule="Latin digits in the text; the user’s choice of digits changes a font, never the text"
    right={
      <KeyValueList>
        <LeaderRow label="رقم" value={formatRupees('139227.25')} />
        <LeaderRow label="مقدار" value="500 USDT" />
      </KeyValueList>
    }
    wrong={
      <KeyValueList>
        <LeaderRow label="رقم" value="Rs. ١٣٩٬٢٢٧٫٢٥" />
        <LeaderRow label="مقدار" value="٥٠٠ USDT" />
      </KeyValueList>
    }
  >
    A formatter for “Arabic” writes digits that are not even Urdu (<Urdu>٤ ٥ ٦</Urdu> for <Urdu>۴ ۵ ۶</Urdu>), groups by
    thousands instead of lakhs, and what is copied from it fits into no bank app.
  </UrduPair>
);

/** A minus and a percent sign with and without isolation. */
export const SignsPair = () => (
  <UrduPair
    rule={'<bdi dir="ltr">{formatRate(rate)}</bdi>; in a sentence the word for percent'}
    right={
      <KeyValueList>
        <LeaderRow label="فرق" value={<bdi dir="ltr">−250.00</bdi>} />
        <LeaderRow label="پلیٹ فارم فیس" value={<bdi dir="ltr">{formatRate('0.005')}</bdi>} />
      </KeyValueList>
    }
    wrong={
      <BareRows
        rows={[
          ['فرق', '−250.00'],
          ['پلیٹ فارم فیس', '0.5%'],
        ]}
      />
    }
  >
    A sign beside a figure has no direction of its own. After an Urdu letter it takes that of the line and lands on the
    other side of the figure.
  </UrduPair>
);

/** An amount in a sentence with and without isolation. */
export const UnitsPair = () => (
  <UrduPair
    rule={'ltr(`${max} USDT`) in a message, <bdi dir="ltr"> in markup; a range in words, without a dash'}
    right={
      <div className="grid gap-3 text-sm">
        <p>{`کم از کم مقدار ${ltr('10 USDT')} ہے`}</p>
        <p>{`حد: 10 سے ${ltr('5,000 USDT')} تک`}</p>
      </div>
    }
    wrong={
      <div className="grid gap-3 text-sm">
        <p>کم از کم مقدار 10 USDT ہے</p>
        <p>حد: 10 - 5,000 USDT</p>
      </div>
    }
  >
    Without isolation the unit stands before its figure, and a range begins with its end: 5,000 − 10 looks like a
    subtraction. <Code>ltr()</Code> also keeps figure and unit on one line.
  </UrduPair>
);

/** A large figure with its unit in one isolate, and in two. */
export const SlipPair = () => (
  <UrduPair
    rule={'<SlipAmount value unit />, or one <bdi dir="ltr"> around both'}
    right={
      <Slip on="surface">
        <SlipSection align="center">
          <SlipAmount label="بالکل اتنے بھیجیں" value="500.25" unit="USDT" size="md" />
        </SlipSection>
      </Slip>
    }
    wrong={
      <Slip on="surface">
        <SlipSection align="center">
          <span className="mb-1 block text-sm text-ink-2">بالکل اتنے بھیجیں</span>
          <p className="flex items-baseline gap-2 text-amount font-bold">
            <span>500.25</span>
            <span className="text-base font-semibold text-ink-2">USDT</span>
          </p>
        </SlipSection>
      </Slip>
    }
  >
    Two elements in a flex row are ordered by the page, whatever is in them. Isolating each one does not help: figure
    and unit need one isolate together.
  </UrduPair>
);

/** Dates with words in their own direction, and forced to the left. */
export const DatePair = () => (
  <UrduPair
    rule="<bdi>{dateTimeText(ms)}</bdi>, without dir: a date with words has the direction of its words"
    right={
      <KeyValueList>
        <LeaderRow label="تاریخ" value={<bdi>26 نومبر 2026، شام 4:20</bdi>} />
        <LeaderRow label="وقت" value={<bdi>صبح 9:00 سے شام 5:00 تک</bdi>} />
      </KeyValueList>
    }
    wrong={
      <div className="grid gap-3 text-sm font-semibold">
        <p>
          تاریخ: <bdi dir="ltr">26 نومبر 2026، شام 4:20</bdi>
        </p>
        <p>وقت: 09:00-17:00</p>
      </div>
    }
  >
    <Code>dir="ltr"</Code> around Urdu words separates the day from its month, and a dash between two times puts the
    evening first. Hours have the part of the day, as people say it.
  </UrduPair>
);

/** A countdown in one island, and in boxes for its digits. */
export const CountdownPair = () => (
  <UrduPair
    rule='<Countdown>: <time dir="ltr"> around minutes and seconds'
    right={
      <p className="flex items-center gap-3 text-sm">
        باقی وقت <Countdown secondsLeft={872} label="باقی وقت" />
      </p>
    }
    wrong={
      <p className="flex items-center gap-3 text-sm">
        باقی وقت
        <span className="flex min-h-9 items-center gap-1 rounded-full bg-notice-soft px-3.5 text-base font-bold text-notice">
          <span>14</span>:<span>32</span>
        </span>
      </p>
    }
  >
    A text like 14:32 keeps its order, since a colon between digits is part of the number. Minutes and seconds in
    elements of their own do not: 14 minutes look like 32.
  </UrduPair>
);

/** A date with dashes with and without isolation. */
export const IsoDatePair = () => (
  <UrduPair
    rule="ltr('2026-11-26'); for readers with the name of the month, without dashes"
    right={<p className="text-sm">{`آخری اپ ڈیٹ: ${ltr('2026-11-08')}`}</p>}
    wrong={<p className="text-sm">آخری اپ ڈیٹ: 2026-11-08</p>}
  >
    After an Urdu letter the parts of a date with dashes change places. 08-11-2026 is a valid date too, so nobody
    notices.
  </UrduPair>
);

const SUMS = [
  ['آج', '9,500'],
  ['اس ہفتے', '1,39,227'],
  ['اس مہینے', '12,04,480'],
] as const;

const SumTable = ({ align }: { align: string }) => (
  <table className="w-full text-sm">
    <tbody>
      {SUMS.map(([name, sum]) => (
        <tr key={name} className="border-b border-line last:border-b-0">
          <th scope="row" className="py-2 text-start font-normal text-ink-2">
            {name}
          </th>
          <td className={`w-px py-2 font-semibold ${align}`}>
            <bdi dir="ltr">{sum}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A column of sums with its digits in line, and without. */
export const ColumnPair = () => (
  <UrduPair
    rule={'<td className="text-end rtl:text-start">'}
    right={<SumTable align="text-end rtl:text-start" />}
    wrong={<SumTable align="text-end" />}
  >
    Sums are compared by the place of their digits, so the last digits stay one below the other. That is the right side
    in every script: the end of the column in English, its start in Urdu.
  </UrduPair>
);
