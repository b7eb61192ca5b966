import { Countdown } from '../countdown/Countdown.tsx';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { AppHeader } from './AppHeader.tsx';

const order = (
  <KeyValueList>
    <LeaderRow label="You send" value="500 USDT" />
    <LeaderRow label="Network" value="TRON · TRC20" />
  </KeyValueList>
);

export const OneTitle = () => (
  <WindowPicture className="px-5 pb-5">
    <AppHeader
      greeting="Order #7F3A21"
      title="Payment Details"
      end={<Countdown label="Time remaining" secondsLeft={1122} />}
    />
    {order}
  </WindowPicture>
);

/** The second title has the look of an `h1`; a real one would be a fault of this page too. */
export const SecondTitle = () => (
  <WindowPicture className="px-5 pb-5">
    <AppHeader greeting="Welcome, Ayesha" title="Sell USDT" />
    <div className="mb-3 flex items-center justify-between gap-4">
      <p className="min-w-0 font-heading text-lg font-bold tracking-tight lg:text-2xl">Payment Details</p>
      <Countdown label="Time remaining" secondsLeft={1122} />
    </div>
    {order}
  </WindowPicture>
);
