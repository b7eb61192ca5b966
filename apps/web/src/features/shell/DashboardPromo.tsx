import { useMessages } from '@sarraf/forms/language';
import { PromoBanner, type PromoSlide } from '@sarraf/ui';
import { Headphones, TrendingUp, Zap } from 'lucide-react';
import { useDataSaver } from '../../shared/preferences/data-saver.ts';
import { shellMessages } from './shell.messages.ts';

/** Carousel with three claims about the product (product.md S5). The sell page shows it in step 1 only, where it distracts from no open order. */
export function DashboardPromo() {
  const words = useMessages(shellMessages).promo;
  const [savesData] = useDataSaver();
  const slides: readonly PromoSlide[] = [
    { id: 'rates', ...words.rates, icon: <TrendingUp /> },
    { id: 'instant', ...words.instant, icon: <Zap /> },
    { id: 'support', ...words.support, icon: <Headphones /> },
  ];
  return (
    <PromoBanner
      className="mt-8 lg:mt-10 print:hidden"
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
