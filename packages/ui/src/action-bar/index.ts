export { ActionBar, type ActionBarFigure, type ActionBarProps } from './ActionBar.tsx';
