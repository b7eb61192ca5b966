import { Button, IconButton, OtpInput, StatusBadge, buttonClass, type ButtonProps, type Tone } from '@sarraf/ui';
import { LineChart } from '@sarraf/ui/line-chart';
import { PaymentQr } from '@sarraf/ui/payment-qr';

const tone: Tone = 'positive';
const props: ButtonProps = { variant: 'danger', size: 'sm', busy: true };
const nothing = () => undefined;
const same = (text: string) => text;

/** Checked by the compiler, never rendered. Each wrong use is below the correct one. */
export const uses = [
  <Button {...props} key="button" type="submit" />,
  // @ts-expect-error variants are named by meaning, never by colour
  <Button key="button" variant="red" />,
  <IconButton key="icon" icon="x" label="Cancel order" />,
  // @ts-expect-error an icon alone says nothing to a screen reader
  <IconButton key="icon" icon="x" />,
  <OtpInput
    key="otp"
    label="Code"
    length={6}
    normalise={same}
    value="012345"
    onValueChange={(value) => value.length}
  />,
  // @ts-expect-error a code may begin with 0, so it is never a number
  <OtpInput key="otp" label="Code" length={6} normalise={same} value={12345} onValueChange={nothing} />,
  <StatusBadge key="badge" tone={tone} />,
  // @ts-expect-error tones are meanings
  <StatusBadge key="badge" tone="green" />,
  <PaymentQr key="qr" value="TXk9?amount=500" label="Pay 500 USDT" />,
  // @ts-expect-error a QR code needs a label for screen readers
  <PaymentQr key="qr" value="TXk9?amount=500" />,
  // @ts-expect-error a chart without words and points
  <LineChart key="chart" title="Overview" />,
  buttonClass({ variant: 'secondary' }),
  // @ts-expect-error no such size
  buttonClass({ size: 'xl' }),
];
