export {
  Slip,
  SlipAmount,
  SlipSection,
  SlipTear,
  type SlipAmountProps,
  type SlipProps,
  type SlipSectionProps,
  type SlipTearProps,
} from './Slip.tsx';
