import { priceMoves } from '@sarraf/domain';
import { settingValueText } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { BeforeAfter } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import { MoveList } from './MoveList.tsx';
import { NetworkChanges } from './NetworkChanges.tsx';
import { networksIn, rangesIn } from './setting-values.ts';

/** More rows than these would bury the next entry. */
const MOST_ROWS = 4;

export interface ValueChangeProps {
  /** Name of the setting on the server. */
  settingKey: string;
  /** The value before, in any shape; null when there was none. */
  before: unknown;
  /** The value after. */
  after: unknown;
}

/** One value of a setting taking the place of another, as people read it: prices and networks as what is different. */
export function ValueChange({ settingKey, before, after }: ValueChangeProps) {
  const words = useMessages(appSettingsMessages);
  const [ranges, newRanges] = [rangesIn(before ?? []), rangesIn(after ?? [])];
  if (settingKey === 'price_ranges' && ranges && newRanges) {
    const moves = priceMoves(ranges, newRanges);
    if (moves.length > 0) return <MoveList moves={moves} most={MOST_ROWS} />;
    return <p className="text-sm text-ink-2">{words.move.same}</p>;
  }
  const [networks, newNetworks] = [networksIn(before ?? []), networksIn(after ?? [])];
  if (settingKey === 'networks' && networks && newNetworks) {
    return <NetworkChanges before={networks} after={newNetworks} />;
  }
  const text = (value: unknown) =>
    value === null || value === undefined ? words.none : settingValueText(settingKey, value);
  return <BeforeAfter className="text-sm" before={text(before)} after={text(after)} becomes={words.becomes} />;
}
