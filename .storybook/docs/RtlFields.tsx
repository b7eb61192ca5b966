import { AmountInput, OtpInput, PhoneInput, TextField } from '@sarraf/ui';
import { useState } from 'react';

import { UrduPair } from './UrduPair.tsx';

const digitsOnly = (text: string) => text.replaceAll(/\D/g, '');

const Label = ({ children }: { children: string }) => (
  <span className="mb-1.5 block text-sm font-semibold">{children}</span>
);

function Amount() {
  const [value, setValue] = useState('500.');
  return (
    <AmountInput
      label="فروخت کی مقدار"
      unit="USDT"
      value={value}
      onValueChange={setValue}
      normalise={(text) => text.replaceAll(/[^\d.]/g, '')}
    />
  );
}

/** The amount input, and a right-to-left one. */
export const AmountPair = () => (
  <UrduPair
    rule={'<AmountInput>: dir="ltr" on the box that holds figure and unit'}
    right={<Amount />}
    wrong={
      <>
        <Label>فروخت کی مقدار</Label>
        <span className="flex items-baseline gap-2 border-b-2 border-control">
          <input
            readOnly
            value="500."
            aria-label="فروخت کی مقدار"
            className="w-full min-w-0 flex-1 bg-transparent text-amount-lg font-bold"
          />
          <span className="text-lg font-semibold text-ink-2">USDT</span>
        </span>
      </>
    }
  >
    Somebody is typing 500.25 and has come to the point. In a right-to-left input it jumps before the figure and back
    with the next digit; caret and unit are on the wrong side.
  </UrduPair>
);

function Phone() {
  const [value, setValue] = useState('3001234567');
  return (
    <PhoneInput
      label="موبائل نمبر"
      dialCode="92"
      placeholder="3XX XXX XXXX"
      value={value}
      onValueChange={setValue}
      normalise={digitsOnly}
    />
  );
}

/** The phone input, and a right-to-left one. */
export const PhoneFieldPair = () => (
  <UrduPair
    rule={'<PhoneInput>: dir="ltr" on the box, so that the country code comes first'}
    right={<Phone />}
    wrong={
      <>
        <Label>موبائل نمبر</Label>
        <span className="flex min-h-14 items-center rounded-control border border-control bg-surface md:min-h-13">
          <span className="border-e border-line px-4 font-semibold text-ink-2">+92</span>
          <input
            readOnly
            value="300 123 4567"
            aria-label="موبائل نمبر"
            className="min-w-0 flex-1 bg-transparent px-4 tracking-wide"
          />
        </span>
      </>
    }
  >
    The field shows the number as it is dialled and printed. Here the plus has moved, the code follows the number, and
    the groups run backwards.
  </UrduPair>
);

function Code() {
  const [value, setValue] = useState('482');
  return <OtpInput label="6 ہندسوں کا کوڈ" length={6} value={value} onValueChange={setValue} normalise={digitsOnly} />;
}

/** Boxes of a code from the left, and from the right. */
export const CodePair = () => (
  <UrduPair
    rule={'<OtpInput>: one input with dir="ltr", and boxes with dir="ltr" over it'}
    right={<Code />}
    wrong={
      <>
        <Label>6 ہندسوں کا کوڈ</Label>
        <span className="flex gap-1.5 sm:gap-2.5">
          {['4', '8', '2', '', '', ''].map((digit, index) => (
            <span
              key={index}
              className="grid h-14 min-w-0 flex-1 place-items-center rounded-box border border-control text-xl font-semibold"
            >
              {digit}
            </span>
          ))}
        </span>
      </>
    }
  >
    The SMS says 482913. Boxes that begin at the right show its first three digits as 284.
  </UrduPair>
);

/** Fields with the direction of their values, and with that of the page. */
export const FieldsPair = () => (
  <UrduPair
    rule={'dir="ltr" for figures and codes, dir="auto" for names and notes, nothing for Urdu only'}
    right={
      <div className="grid gap-4">
        <TextField label="اکاؤنٹ نمبر" dir="ltr" translate="no" defaultValue="0011 2345 6702" />
        <TextField label="فی USDT قیمت" dir="ltr" prefix="Rs." defaultValue="278.45" />
        <TextField label="نوٹ" dir="auto" defaultValue="Paid by hand, see Bilal!" />
      </div>
    }
    wrong={
      <div className="grid gap-4">
        <TextField label="اکاؤنٹ نمبر" translate="no" defaultValue="0011 2345 6702" />
        <TextField label="فی USDT قیمت" prefix="Rs." defaultValue="278.45" />
        <TextField label="نوٹ" defaultValue="Paid by hand, see Bilal!" />
      </div>
    }
  >
    A field without a direction has that of the page: groups change their order, the currency follows the figure, and
    the last character of an English note is displayed first. Label, hint and error stay right to left; only the control
    is an island.
  </UrduPair>
);

/** A Latin placeholder beside an Urdu one in a left-to-right field. */
export const PlaceholderPair = () => (
  <UrduPair
    rule={'placeholder="PK00 XXXX …" in a dir="ltr" field; what is Urdu goes into hint'}
    right={
      <TextField
        label="آپ کا IBAN"
        dir="ltr"
        placeholder="PK00 XXXX 0000 0000"
        hint="بینک کی ایپ یا چیک بک میں لکھا ہے۔"
      />
    }
    wrong={<TextField label="آپ کا IBAN" dir="ltr" placeholder="مثلاً PK00 XXXX، چیک بک سے" />}
  >
    A placeholder is where the value will be, so it has the field’s direction. An Urdu sentence in a left-to-right field
    is cut into pieces in the wrong order.
  </UrduPair>
);
