import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

export const SaysWhatLoads = () => (
  <WindowPicture>
    <LoadingScreen label="Checking your login..." className="min-h-64!" />
  </WindowPicture>
);

export const RingWithoutWords = () => (
  <WindowPicture>
    <div className="flex min-h-64 flex-col items-center justify-center gap-6 p-5">
      <BrandMark size="lg" />
      <Spinner label="Loading..." />
    </div>
  </WindowPicture>
);
