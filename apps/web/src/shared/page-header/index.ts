export {
  HeaderEnd,
  HeaderEndOutlet,
  sayInHeader,
  type HeaderTexts,
  useHeaderTexts,
  useShownHeaderTexts,
} from './page-header.tsx';
