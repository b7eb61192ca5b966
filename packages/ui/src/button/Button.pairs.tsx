import { Button } from './Button.tsx';

export const OnePrimary = () => (
  <div className="flex flex-wrap gap-3">
    <Button>Sell Now</Button>
    <Button variant="secondary">Back</Button>
  </div>
);

export const TwoPrimaries = () => (
  <div className="flex flex-wrap gap-3">
    <Button>Sell Now</Button>
    <Button>Back</Button>
  </div>
);

export const DisabledWithReason = () => (
  <div className="flex flex-col items-start gap-2">
    <p className="text-sm text-ink-2">Enter the 6 digits of the code.</p>
    <Button disabled>Verify OTP</Button>
  </div>
);
