import { ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

/** One slide of the banner. */
export interface PromoSlide {
  /** Unique id. */
  id: string;
  /** Title, a few words. */
  title: ReactNode;
  /** One sentence. */
  text: ReactNode;
  /** A 24 px icon. */
  icon: ReactNode;
}

export interface PromoBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the banner. */
  label: string;
  /** Slides in order; about three. */
  slides: readonly PromoSlide[];
  /** How long a slide is shown, in milliseconds. */
  intervalMs?: number;
  /** Starts paused, until Play is pressed. Reduced motion also starts paused. */
  startsPaused?: boolean;
  /** Name of the button while the banner moves. */
  pauseLabel: string;
  /** Name of the button while the banner is paused. */
  playLabel: string;
  /** Name of the button for the next slide. */
  nextLabel: string;
  /** Name of a slide by its position, counted from 1. */
  slideLabel: (position: number, count: number) => string;
  /** Role description of the banner for screen readers, as in `carousel`. */
  roleDescription: string;
  /** Role description of one slide, as in `slide`. */
  slideRoleDescription: string;
}

const roundButton =
  'grid size-11 place-items-center rounded-full text-ink-2 transition-colors hover:bg-surface hover:text-ink active:brightness-90 dark:active:brightness-150';

/** Banner that rotates a few slides. Stops on hover, focus, Pause and reduced motion; a swipe changes the slide. Renders a `<section>`. */
export function PromoBanner({
  label,
  slides,
  intervalMs = 5000,
  startsPaused = false,
  pauseLabel,
  playLabel,
  nextLabel,
  slideLabel,
  roleDescription,
  slideRoleDescription,
  className = '',
  ...rest
}: PromoBannerProps) {
  const { index, move, state, pause, play, hold } = useRotation(slides.length, intervalMs, startsPaused);
  const swipe = useSwipe(move);
  const paused = state === 'paused';
  const Toggle = paused ? Play : Pause;

  return (
    <section
      {...rest}
      aria-label={label}
      aria-roledescription={roleDescription}
      data-component="PromoBanner"
      data-state={state}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={(event) => hold('focus', event.target.matches(':focus-visible'))}
      onBlur={() => hold('focus', false)}
      className={`rounded-card border border-line bg-brand-soft ps-5 pe-2 pt-4 pb-1 ${className}`}
    >
      {/* All slides share one grid cell: the banner is as tall as the tallest, and the page below never moves. */}
      <div
        {...swipe}
        aria-live={paused ? 'polite' : 'off'}
        data-part="slides"
        className="grid touch-pan-y grid-cols-[minmax(0,1fr)] select-none"
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={slideRoleDescription}
            aria-label={slideLabel(at + 1, slides.length)}
            data-part="slide"
            data-state={at === index ? 'shown' : 'hidden'}
            className={`col-start-1 row-start-1 flex items-center gap-4 pe-3 transition-opacity duration-page ${at === index ? '' : 'invisible opacity-0'}`}
          >
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-brand *:size-6"
            >
              {slide.icon}
            </span>
            <div className="min-w-0">
              <p className="text-base font-bold text-ink wrap-break-word">{slide.title}</p>
              <p className="text-sm text-ink-2 wrap-break-word">{slide.text}</p>
            </div>
          </div>
        ))}
      </div>
      <div data-part="controls" className="flex items-center">
        <span aria-hidden="true" data-part="dots" className="me-auto flex gap-1.5">
          {slides.map((slide, at) => (
            <span
              key={slide.id}
              className={`block h-1.5 rounded-full transition-all ${at === index ? 'w-5 bg-brand' : 'w-1.5 bg-control'}`}
            />
          ))}
        </span>
        <button
          type="button"
          aria-label={paused ? playLabel : pauseLabel}
          className={roundButton}
          onClick={paused ? play : pause}
        >
          <Toggle aria-hidden="true" className="size-4.5" />
        </button>
        <button type="button" aria-label={nextLabel} className={roundButton} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
    </section>
  );
}
