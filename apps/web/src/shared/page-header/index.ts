export { HeaderEnd, HeaderEndOutlet, useHeaderTexts, useShownHeaderTexts } from './page-header.tsx';
