export { ThemeToggle, type ThemeName, type ThemeToggleProps } from './ThemeToggle.tsx';
