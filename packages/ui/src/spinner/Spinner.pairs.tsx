import { Button } from '../button/Button.tsx';
import { Spinner } from './Spinner.tsx';

export const BusyButton = () => (
  <Button busy busyLabel="Saving...">
    Save Details
  </Button>
);

export const SpinnerInAButton = () => (
  <Button disabled>
    <Spinner label="Saving..." />
  </Button>
);
