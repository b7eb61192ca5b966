import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** What a state means to the person reading it. Colour follows from it, never the other way round. */
export type Tone = 'positive' | 'notice' | 'negative' | 'info' | 'neutral';

/** The soft ground of a tone with its words on it. */
export const SOFT_TONES: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  notice: 'bg-notice-soft text-notice',
  negative: 'bg-negative-soft text-negative',
  info: 'bg-info-soft text-info',
  neutral: 'bg-neutral-soft text-neutral',
};

/** The icon that says what the colour says. */
export const TONE_ICONS: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  notice: TriangleAlert,
  negative: CircleAlert,
  info: Info,
  neutral: Info,
};
