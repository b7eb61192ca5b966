declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** All icons that the sources import, by name and sorted by name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}

declare module 'virtual:spacing-in-use' {
  /** Steps of the spacing grid in use, from small to large, with the number of uses. */
  export const steps: readonly (readonly [step: number, uses: number])[];
}
