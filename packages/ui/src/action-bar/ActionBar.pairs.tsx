import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { ActionBar } from './ActionBar.tsx';

const REASON = <p className="text-sm text-ink-2">Choose the account that should receive your rupees.</p>;

const renderPage = (top: ReactNode, account: string, bar: ReactNode) => (
  <WindowPicture>
    <div className="flex flex-col gap-5 px-5 pt-5 lg:pb-5">
      {top}
      <KeyValueList>
        <LeaderRow label="You send" value="500 USDT" />
        <LeaderRow label="Price per USDT" value="Rs. 280.70" />
        <LeaderRow label="Receive in" value={account} />
      </KeyValueList>
      {bar}
    </div>
  </WindowPicture>
);

const disabled = (
  <Button fullWidth disabled>
    Sell Now
  </Button>
);

export const ReasonInNotes = () => renderPage(null, 'Not chosen', <ActionBar notes={REASON}>{disabled}</ActionBar>);

export const ReasonAtTheTop = () => renderPage(REASON, 'Not chosen', <ActionBar>{disabled}</ActionBar>);

export const OneWayOn = () =>
  renderPage(
    null,
    'NayaPay ••••4567',
    <ActionBar>
      <div className="flex gap-3">
        <Button variant="secondary">Back</Button>
        <Button className="flex-1">Sell Now</Button>
      </div>
    </ActionBar>,
  );

export const TwoWaysOn = () =>
  renderPage(
    null,
    'NayaPay ••••4567',
    <ActionBar>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Back</Button>
        <Button className="flex-1">Sell Now</Button>
        <Button className="flex-1">Change Account</Button>
      </div>
    </ActionBar>,
  );
