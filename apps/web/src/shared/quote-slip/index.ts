export { QuoteSlip } from './QuoteSlip.tsx';
