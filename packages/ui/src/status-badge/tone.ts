import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** Meaning of a state for the reader; the colour follows from it. */
export type Tone = 'positive' | 'notice' | 'negative' | 'info' | 'neutral';

/** Soft background of a tone with its text colour. */
export const SOFT_TONES: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  notice: 'bg-notice-soft text-notice',
  negative: 'bg-negative-soft text-negative',
  info: 'bg-info-soft text-info',
  neutral: 'bg-neutral-soft text-neutral',
};

/** Icon of a tone, so that colour never carries meaning alone. */
export const TONE_ICONS: Record<Tone, LucideIcon> = {
  positive: CircleCheck,
  notice: TriangleAlert,
  negative: CircleAlert,
  info: Info,
  neutral: Info,
};
