import { useMessages } from '@sarraf/forms/language';
import { PromoBanner, type PromoSlide } from '@sarraf/ui';
import { Headphones, TrendingUp, Zap } from 'lucide-react';
import { useDataSaver } from '../../shared/preferences/data-saver.ts';
import { useShownHeaderTexts } from '../../shared/layout/page-header.tsx';
import { useHasUnsavedWork } from '../../shared/dialogs/unsaved-work.ts';
import { shellMessages } from './shell.messages.ts';

/** Carousel with three claims about the product (product.md S5). Shown in step 1 only, so that it does not distract a seller with an open order. */
export function DashboardPromo() {
  const words = useMessages(shellMessages).promo;
  const hasWork = useHasUnsavedWork();
  const hasOrder = useShownHeaderTexts() !== null;
  const [savesData] = useDataSaver();
  if (hasWork || hasOrder) return null;
  const slides: readonly PromoSlide[] = [
    { id: 'rates', ...words.rates, icon: <TrendingUp /> },
    { id: 'instant', ...words.instant, icon: <Zap /> },
    { id: 'support', ...words.support, icon: <Headphones /> },
  ];
  return (
    <PromoBanner
      // Hidden while the page above shows a skeleton: it would move when the page gets its height.
      className="mt-8 lg:mt-10 print:hidden [main:has([data-component=SkeletonGroup])~&]:hidden"
      startsPaused={savesData}
      label={words.label}
      pauseLabel={words.pause}
      playLabel={words.play}
      nextLabel={words.next}
      roleDescription={words.role}
      slideRoleDescription={words.slideRole}
      slideLabel={(position, count) => words.slide({ position, count })}
      slides={slides}
    />
  );
}
