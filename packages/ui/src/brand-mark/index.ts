export { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
export { sarrafMark, type MarkShape } from './mark-shapes.ts';
