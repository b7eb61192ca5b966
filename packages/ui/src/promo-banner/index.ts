export { PromoBanner, type PromoBannerProps, type PromoSlide } from './PromoBanner.tsx';
