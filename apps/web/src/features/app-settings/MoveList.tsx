import { formatRupees, isLargeMove, type PriceMove } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { BeforeAfter } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';
import { amountsText, shareText } from './move-text.ts';

export interface MoveListProps {
  moves: readonly PriceMove[];
  /** Most rows; the number of the others is shown. All of them by default. */
  most?: number;
}

/** Amounts whose price changes, each with the old price, the new one and the difference. Renders a `<ul>`. */
export function MoveList({ moves, most = Infinity }: MoveListProps) {
  const messages = useMessages(appSettingsMessages);
  const rest = moves.length - most;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {moves.slice(0, most).map((move) => (
        <li key={`${move.from}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="min-w-0 wrap-anywhere text-ink-2">{amountsText(move)}</bdi>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <BeforeAfter
              before={formatRupees(move.before)}
              after={formatRupees(move.after)}
              becomes={messages.becomes}
            />
            <bdi dir="ltr" className={isLargeMove(move) ? 'font-semibold text-notice' : 'text-ink-2'}>
              {shareText(move)}
            </bdi>
          </span>
        </li>
      ))}
      {rest > 0 && <li className="text-ink-2">{messages.move.more({ n: rest })}</li>}
    </ul>
  );
}
