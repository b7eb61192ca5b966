import { BeforeAfter, BrandMark, Notice, RangeLine, SwitchRow } from '@sarraf/ui';
import { PaymentQr } from '@sarraf/ui/payment-qr';
import { ArrowLeft, ArrowRight, Check, Clock, History, Play, Search, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { UrduPair } from './UrduPair.tsx';

const WRONG_NETWORK = 'کسی اور نیٹ ورک پر بھیجے گئے USDT ضائع ہو جاتے ہیں۔';

/** Logical sides beside physical ones. */
export const LayoutPair = () => (
  <UrduPair
    rule="ms- me- ps- pe- start- end- text-start border-s rounded-e, never ml- pr- left- text-left"
    right={<Notice tone="notice">{WRONG_NETWORK}</Notice>}
    wrong={
      <div className="flex rounded-control border-l-4 border-notice bg-notice-soft py-3 pr-4 pl-0 text-left text-sm font-medium text-notice">
        <TriangleAlert className="mt-0.5 mr-2.5 size-4.5 shrink-0" />
        <p>{WRONG_NETWORK}</p>
      </div>
    }
  >
    Physical sides stay where English had them: the stripe is at the end, the gap is on the wrong side of the icon, and
    the lines begin at the left, where no Urdu reader looks first.
  </UrduPair>
);

const BackAndNext = ({ icon }: { icon: string }) => (
  <div className="flex flex-wrap justify-between gap-4 text-sm font-semibold text-brand">
    <span className="flex items-center gap-2">
      <ArrowLeft aria-hidden="true" className={icon} />
      واپس
    </span>
    <span className="flex items-center gap-2">
      جاری رکھیں
      <ArrowRight aria-hidden="true" className={icon} />
    </span>
  </div>
);

/** Back and next with and without mirrored arrows. */
export const ArrowsPair = () => (
  <UrduPair
    rule={'<ArrowLeft className="rtl:-scale-x-100" />'}
    right={<BackAndNext icon="size-5 rtl:-scale-x-100" />}
    wrong={<BackAndNext icon="size-5" />}
  >
    Back leads to where reading began, which is the right. Without the class both arrows point at their own words.
  </UrduPair>
);

/** An old and a new value with an icon between, and with the character of an arrow. */
export const ChangePair = () => (
  <UrduPair
    rule="<BeforeAfter>, or two <bdi> with an icon between; never the character →"
    right={
      <p>
        قیمت: <BeforeAfter before="278.45" after="279.10" becomes="بدل کر" />
      </p>
    }
    wrong={<p>قیمت: 278.45 → 279.10</p>}
  >
    The two figures change places, as they should; the character → does not turn with them. This says that the price
    went back to 278.45.
  </UrduPair>
);

function DataSaver() {
  const [checked, setChecked] = useState(true);
  return <SwitchRow label="ڈیٹا سیور" checked={checked} onCheckedChange={setChecked} />;
}

/** A switch whose knob moves to the end, and one whose knob moves by a transform. */
export const SwitchPair = () => (
  <UrduPair
    rule="justify-end or insetInlineStart; translate-x- only with rtl:-translate-x-"
    right={<DataSaver />}
    wrong={
      <div className="flex items-center gap-3 px-3 py-3 text-sm font-medium text-ink-2">
        <span className="flex-1">ڈیٹا سیور</span>
        <span className="flex h-6 w-10 items-center rounded-full border border-brand bg-brand p-0.5">
          <span className="size-4 translate-x-4.5 rounded-full border border-control bg-on-brand" />
        </span>
      </div>
    }
  >
    On is at the end of the track, which is the left. A transform knows no direction: it moves the knob out of its
    track.
  </UrduPair>
);

const RANGES = [
  { from: 1, to: 250, label: 'حد 1', detail: '1 سے 250 تک', figure: 'Rs. 279.90' },
  { from: 250, to: 5000, label: 'حد 2', detail: '250 سے 5000 تک', figure: 'Rs. 281.20' },
] as const;

/** Bars placed from the start, and from the left. */
export const ScalePair = () => (
  <UrduPair
    rule="style={{ insetInlineStart: '40%' }}, never left"
    right={
      <RangeLine
        label="قیمت کی حدیں"
        step={0.000001}
        lanes={RANGES.map((range) => ({ ...range, id: range.label, kind: 'span' }))}
      />
    }
    wrong={RANGES.map(({ label, detail, figure }, index) => (
      <div key={label} className="grid gap-1.5 py-2 text-sm">
        <p className="flex justify-between gap-4">
          <span>
            <b className="me-2 font-semibold">{label}</b>
            <bdi className="text-ink-2">{detail}</bdi>
          </span>
          <bdi className="font-semibold">{figure}</bdi>
        </p>
        <span className="relative block h-6 rounded-mark bg-sunken">
          <span className="absolute inset-y-1 w-1/2 rounded-mark bg-brand" style={{ left: index === 0 ? 0 : '50%' }} />
        </span>
      </div>
    ))}
  >
    A scale begins where the line of text begins. Here the words start at the right and the bars at the left, so the
    first range lies where the reader expects the last.
  </UrduPair>
);

const Unturned = ({ className }: { className: string }) => (
  <ul className="grid grid-cols-3 gap-4 text-center text-xs text-ink-2 *:flex *:flex-col *:items-center *:gap-1.5">
    <li>
      <Check aria-hidden="true" className={`size-6 ${className}`} />
      مکمل
    </li>
    <li>
      <Play aria-hidden="true" className={`size-6 ${className}`} />
      چلائیں
    </li>
    <li>
      <Clock aria-hidden="true" className={`size-6 ${className}`} />
      باقی وقت
    </li>
    <li>
      <History aria-hidden="true" className={`size-6 ${className}`} />
      ہسٹری
    </li>
    <li>
      <Search aria-hidden="true" className={`size-6 ${className}`} />
      تلاش
    </li>
    <li>
      <BrandMark size="sm" className={className} />
      <span translate="no">Sarraf</span>
    </li>
  </ul>
);

/** Icons that stay, and the same ones mirrored. */
export const IconsPair = () => (
  <UrduPair
    rule="No class: an icon turns only if it points along the line of reading"
    right={<Unturned className="" />}
    wrong={<Unturned className="-scale-x-100" />}
  >
    A check mark is written the same way everywhere, tape runs to the right, clocks go clockwise, and a mirrored logo is
    somebody else’s.
  </UrduPair>
);

const PAYMENT = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w?amount=500';

/** A QR code, and a mirrored one. */
export const QrPair = () => (
  <UrduPair
    rule="No transform on a page, a card or a picture; only on single icons"
    right={<PaymentQr value={PAYMENT} label="ادائیگی کا QR کوڈ" className="mx-auto block! w-fit" />}
    wrong={<PaymentQr value={PAYMENT} label="ادائیگی کا QR کوڈ" className="mx-auto block! w-fit -scale-x-100" />}
  >
    The three squares belong at both top corners and at the bottom left. Many wallets do not read the mirrored code, and
    the user sees only that scanning fails.
  </UrduPair>
);

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

const Keypad = ({ dir }: { dir?: 'ltr' }) => (
  <div {...(dir && { dir })} className="mx-auto grid w-fit grid-cols-3 gap-2 text-lg font-semibold">
    {KEYS.map((key) => (
      <span key={key} className="grid size-12 place-items-center rounded-box border border-line bg-sunken">
        {key}
      </span>
    ))}
  </div>
);

/** A keypad as on a phone, and as a right-to-left grid. */
export const KeypadPair = () => (
  <UrduPair rule={'<div dir="ltr" className="grid grid-cols-3">'} right={<Keypad dir="ltr" />} wrong={<Keypad />}>
    Keys are found by the finger, not by the eye: 1 is at the top left on every phone and cash machine in Pakistan. A
    grid on a right-to-left page fills its rows from the right.
  </UrduPair>
);
