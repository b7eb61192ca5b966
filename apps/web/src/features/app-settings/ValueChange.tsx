import { isPauseKey, pauseIn, priceMoves, type Pause } from '@sarraf/domain';
import { PauseChange, settingValueText } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { BeforeAfter } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import { MoveList } from './MoveList.tsx';
import { NetworkChanges } from './NetworkChanges.tsx';
import { networksIn, rangesIn } from './setting-values.ts';

/** Most rows of a list of prices; more would hide the next entry. */
const MAX_ROWS = 4;

export interface ValueChangeProps {
  /** Key of the setting. */
  settingKey: string;
  /** Value before, of any shape; null or undefined if there was none. */
  before: unknown;
  /** Value after, likewise. */
  after: unknown;
  className?: string;
}

/** Reason that sellers read; null while it is not paused. */
const readReason = ({ paused, reason }: Pause) => (paused ? reason : null);

const isMissing = (value: unknown) => value === null || value === undefined;

function Change({ settingKey, before, after }: Omit<ValueChangeProps, 'className'>) {
  const messages = useMessages(appSettingsMessages);
  const [ranges, newRanges] = [rangesIn(before ?? []), rangesIn(after ?? [])];
  if (settingKey === 'price_ranges' && ranges && newRanges) {
    const moves = priceMoves(ranges, newRanges);
    if (moves.length > 0) return <MoveList moves={moves} most={MAX_ROWS} />;
    return <p className="text-sm text-ink-2">{messages.move.same}</p>;
  }
  const [networks, newNetworks] = [networksIn(before ?? []), networksIn(after ?? [])];
  if (settingKey === 'networks' && networks && newNetworks) {
    return <NetworkChanges before={networks} after={newNetworks} />;
  }
  const [pause, newPause] = [pauseIn(before), pauseIn(after)];
  if (isPauseKey(settingKey) && newPause && (pause || isMissing(before))) {
    return <PauseChange before={pause && readReason(pause)} after={readReason(newPause)} />;
  }
  const text = (value: unknown) => settingValueText(settingKey, value);
  if (isMissing(before) || isMissing(after)) {
    return (
      <p className="text-sm font-semibold">
        <bdi>{text(before ?? after)}</bdi>
      </p>
    );
  }
  return <BeforeAfter className="text-sm" before={text(before)} after={text(after)} becomes={messages.becomes} />;
}

/** Change of a setting's value in its display unit: prices and networks as their differences. Without any value nothing is rendered. */
export function ValueChange({ className = '', ...values }: ValueChangeProps) {
  if (isMissing(values.before) && isMissing(values.after)) return null;
  return (
    <div className={className}>
      <Change {...values} />
    </div>
  );
}
