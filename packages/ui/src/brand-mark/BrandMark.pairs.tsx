import { BrandMark } from './BrandMark.tsx';

export const AsItIs = () => (
  <div className="flex justify-center">
    <BrandMark name="Sarraf" size="lg" />
  </div>
);

export const Changed = () => (
  <div className="flex flex-wrap items-center justify-center gap-8">
    <BrandMark label="Sarraf, rotated" size="lg" className="-rotate-20" />
    <BrandMark label="Sarraf, in another colour" size="lg" className="[&_rect]:fill-info" />
    <BrandMark label="Sarraf, stretched" size="lg" className="mx-3 scale-x-150" />
  </div>
);
