export { MethodMark, type MethodMarkProps } from './MethodMark.tsx';
