import type { PriceRange } from '@sarraf/api-client';
import { USDT_PLACES, priceMoves } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { RangeLine } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import { MoveList } from './MoveList.tsx';
import { isWhole, rangeLanes } from './range-lanes.ts';
import { Simulator, type SimulatorProps } from './Simulator.tsx';

const STEP = 10 ** -USDT_PLACES;
const HEADING = 'text-base font-bold';

/** Price changes that the typed ranges would cause; nothing until all of them are complete. */
function Changes({ before, after }: { before: readonly PriceRange[]; after: readonly PriceRange[] }) {
  const messages = useMessages(appSettingsMessages).prices;
  const moves = after.length > 0 && after.every(isWhole) ? priceMoves(before, after) : null;
  return (
    <div className="border-t border-dashed border-line pt-4">
      <h3 className={HEADING}>{messages.changes}</h3>
      <div aria-live="polite" className="mt-2">
        {moves === null && <p className="text-sm text-ink-2">{messages.unfinished}</p>}
        {moves?.length === 0 && <p className="text-sm text-ink-2">{messages.noChange}</p>}
        {moves && moves.length > 0 && <MoveList moves={moves} />}
      </div>
    </div>
  );
}

export interface PricePreviewProps extends Pick<SimulatorProps, 'rates' | 'amount' | 'onAmountChange'> {
  /** Saved ranges. */
  inForce: readonly PriceRange[];
  /** Typed ranges, while they are edited. */
  typed?: readonly PriceRange[];
}

/** Preview of price ranges: the price of each amount, the changes, and the slip that a seller would see. */
export function PricePreview({ inForce, typed, ...tried }: PricePreviewProps) {
  const messages = useMessages(appSettingsMessages).prices;
  const ranges = typed ?? inForce;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 lg:px-6">
        <div>
          <h3 className={HEADING}>{messages.line}</h3>
          <p className="mt-0.5 text-xs text-ink-3">{messages.lineHint}</p>
          <RangeLine className="mt-2" label={messages.line} lanes={rangeLanes(ranges)} step={STEP} />
        </div>
        {typed && <Changes before={inForce} after={typed} />}
      </div>
      <Simulator {...tried} ranges={ranges.filter(isWhole)} inForce={typed && inForce} />
    </div>
  );
}
