import { StatCard, StatGrid } from '@sarraf/ui';
import { ArrowUpRight, ChartNoAxesColumn, CircleCheck, Wallet } from 'lucide-react';
import type { FigureView } from './profile-view.ts';
import { profileMessages as words } from './profile.messages.ts';

const ICONS = {
  sells: <ArrowUpRight />,
  volume: <ChartNoAxesColumn />,
  success: <CircleCheck />,
  wallet: <Wallet />,
} as const;

const { unit } = words;
/** What is counted, and in what. */
const KINDS = [{ id: 'sells' }, { id: 'volume', unit }, { id: 'success' }, { id: 'wallet', unit }] as const;

export interface FiguresProps {
  /** Null while they are on their way. */
  figures: readonly FigureView[] | null;
}

/** The stat cards of a profile, or their places (product.md S13). */
export function Figures({ figures }: FiguresProps) {
  return (
    <StatGrid>
      {figures
        ? figures.map(({ id, ...figure }) => <StatCard key={id} icon={ICONS[id]} {...figure} />)
        : KINDS.map(({ id, ...kind }) => (
            <StatCard key={id} icon={ICONS[id]} label={words.figures[id]} loading={words.loadingFigure} {...kind} />
          ))}
    </StatGrid>
  );
}
