import { useMessages } from '@sarraf/forms/language';
import { PromoBanner, type PromoSlide } from '@sarraf/ui';
import { Headphones, TrendingUp, Zap } from 'lucide-react';
import { useDataSaver } from '../../shared/preferences/data-saver.ts';
import { shellMessages } from './shell.messages.ts';

/** Carousel with three claims about the product (product.md S5). The sell page shows it in step 1 only, where it distracts from no open order. */
export function DashboardPromo() {
  const messages = useMessages(shellMessages).promo;
  const [savesData] = useDataSaver();
  const slides: readonly PromoSlide[] = [
    { id: 'rates', ...messages.rates, icon: <TrendingUp /> },
    { id: 'instant', ...messages.instant, icon: <Zap /> },
    { id: 'support', ...messages.support, icon: <Headphones /> },
  ];
  return (
    <PromoBanner
      className="mt-8 lg:mt-10 print:hidden"
      startsPaused={savesData}
      label={messages.label}
      pauseLabel={messages.pause}
      playLabel={messages.play}
      nextLabel={messages.next}
      roleDescription={messages.role}
      slideRoleDescription={messages.slideRole}
      slideLabel={(position, count) => messages.slide({ position, count })}
      slides={slides}
    />
  );
}
