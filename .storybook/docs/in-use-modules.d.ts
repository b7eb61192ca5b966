declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon the sources import, by its name and in the order of the names. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}

declare module 'virtual:spacing-in-use' {
  /** Steps of the spacing grid that the sources use, from small to large, each with the number of its uses. */
  export const steps: readonly (readonly [step: number, uses: number])[];
}
