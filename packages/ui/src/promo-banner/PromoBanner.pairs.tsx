import { Headphones, TrendingUp, Zap } from 'lucide-react';
import { PromoBanner, type PromoSlide } from './PromoBanner.tsx';

const SHORT: readonly PromoSlide[] = [
  { id: 'rates', title: 'Best USDT rates', text: 'The more you sell, the better the price.', icon: <TrendingUp /> },
  { id: 'instant', title: 'Instant transactions', text: 'Rupees within few minutes of your deposit.', icon: <Zap /> },
  { id: 'support', title: '24/7 support', text: 'A person answers, day and night.', icon: <Headphones /> },
];

const LONG: readonly PromoSlide[] = [
  {
    id: 'rates',
    title: 'The best rates for USDT, for small sales and for large ones',
    text: 'The price depends on how much you sell. Up to 250 USDT it is the base price, from 250 USDT on it is higher, and above 5,000 USDT it is the highest. It changes during the day, and an order keeps its price until its time is over.',
    icon: <TrendingUp />,
  },
  ...SHORT.slice(1),
];

const renderBanner = (label: string, slides: readonly PromoSlide[]) => (
  <PromoBanner
    label={label}
    slides={slides}
    startsPaused
    pauseLabel="Pause"
    playLabel="Play"
    nextLabel="Next"
    roleDescription="carousel"
    slideRoleDescription="slide"
    slideLabel={(position, count) => `${position} of ${count}`}
  />
);

export const OneSentence = () => renderBanner('Why Sarraf, in short', SHORT);

export const LongText = () => renderBanner('Why Sarraf, at length', LONG);
