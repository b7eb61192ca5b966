export { HeaderEnd, HeaderEndOutlet, type HeaderTexts, useHeaderTexts, useShownHeaderTexts } from './page-header.tsx';
