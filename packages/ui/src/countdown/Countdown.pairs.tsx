import { Countdown } from './Countdown.tsx';

export const LongerThanAnHour = () => <Countdown label="Time remaining" secondsLeft={25_200} />;
