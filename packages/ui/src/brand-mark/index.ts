export { brandMarkPath } from './brand-path.ts';
export { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
