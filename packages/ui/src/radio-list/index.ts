export type { RadioOption } from './RadioCard.tsx';
export { RadioList, type RadioListProps } from './RadioList.tsx';
