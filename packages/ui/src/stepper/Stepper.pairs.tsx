import { Stepper } from './Stepper.tsx';

const STEPS = [
  'Open the app',
  'Log in',
  'Enter Amount',
  'Select Network',
  'Open your wallet',
  'Send USDT',
  'Wait',
  'Result',
];

export const TooManySteps = () => <Stepper label="Progress of the sale" steps={STEPS} current={3} />;
