export { usePageView } from './use-page-view.ts';
