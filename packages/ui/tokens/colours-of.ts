import type { ThemeColours } from './theme-from-colour.ts';

/** Tokens of a file in the design tokens format. */
interface TokenFile {
  color: Readonly<Record<string, string | { $value: string | { hex: string } }>>;
}

/** Colours of a token file that have a value of their own: `#rrggbb` by token, in the order of the file. */
export const coloursOf = ({ color }: TokenFile): ThemeColours =>
  Object.fromEntries(
    Object.entries(color).flatMap(([name, token]) =>
      typeof token === 'object' && typeof token.$value === 'object' ? [[name, token.$value.hex]] : [],
    ),
  ) as ThemeColours;
