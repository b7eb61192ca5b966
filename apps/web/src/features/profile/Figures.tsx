import { useMessages } from '@sarraf/forms/language';
import { StatCard, StatGrid } from '@sarraf/ui';
import { ArrowUpRight, ChartNoAxesColumn, CircleCheck, Wallet } from 'lucide-react';
import type { figuresOf } from './profile-view.ts';
import { profileMessages } from './profile.messages.ts';

const CARDS = [
  { id: 'sells', icon: <ArrowUpRight className="rtl:-scale-x-100" /> },
  { id: 'volume', icon: <ChartNoAxesColumn />, isUsdt: true },
  { id: 'success', icon: <CircleCheck /> },
  { id: 'wallet', icon: <Wallet />, isUsdt: true },
] as const;

export interface FiguresProps {
  /** Null while they load. */
  figures: ReturnType<typeof figuresOf> | null;
}

/** Stat cards of a profile, or their skeletons (product.md S13). Figures that the viewer may not see have no card. */
export function Figures({ figures }: FiguresProps) {
  const messages = useMessages(profileMessages);
  const cards = CARDS.filter(({ id }) => figures?.[id] !== null);
  return (
    <StatGrid>
      {cards.map(({ id, icon, ...card }) => (
        <StatCard
          key={id}
          label={messages.figures[id]}
          icon={icon}
          {...('isUsdt' in card && { unit: messages.unit })}
          {...(figures ? { value: figures[id] } : { loading: messages.loadingFigure })}
        />
      ))}
    </StatGrid>
  );
}
