import { ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRotation } from './use-rotation.ts';

/** One thing worth saying. */
export interface PromoSlide {
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** A 24 px icon. */
  icon: ReactNode;
}

export interface PromoBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the banner. */
  label: string;
  /** The slides in order; about three. */
  slides: readonly PromoSlide[];
  /** Time a slide shows, in milliseconds. */
  intervalMs?: number;
  /** Names the button while it moves. */
  pauseLabel: string;
  /** Names the button while it stands. */
  playLabel: string;
  /** Names the button that shows the next slide. */
  nextLabel: string;
  /** Names a slide by its place, counted from 1. */
  slideLabel: (position: number, count: number) => string;
}

const roundButton = 'grid size-11 place-items-center rounded-full text-ink-2 hover:text-ink';

/**
 * A few claims taking turns. Stands still under the pointer, under the focus, after Pause, and under reduced motion.
 * Renders a `<section>` with the carousel roles of the ARIA practices guide.
 */
export function PromoBanner({
  label,
  slides,
  intervalMs = 5000,
  pauseLabel,
  playLabel,
  nextLabel,
  slideLabel,
  className = '',
  ...rest
}: PromoBannerProps) {
  const { index, showNext, paused, setPaused, setHeld } = useRotation(slides.length, intervalMs);
  const Toggle = paused ? Play : Pause;

  return (
    <section
      {...rest}
      aria-label={label}
      aria-roledescription="carousel"
      data-component="PromoBanner"
      data-state={paused ? 'paused' : 'running'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      className={`rounded-card border border-line bg-brand-soft ps-5 pe-2 pt-4 pb-1 ${className}`}
    >
      {/* All slides share one cell, so the banner is as tall as the longest and the page below never moves. */}
      <div aria-live={paused ? 'polite' : 'off'} className="grid grid-cols-[minmax(0,1fr)]">
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(at + 1, slides.length)}
            data-part="slide"
            data-state={at === index ? 'shown' : 'hidden'}
            className={`col-start-1 row-start-1 flex items-center gap-4 pe-3 transition-opacity duration-300 ${at === index ? '' : 'invisible opacity-0'}`}
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
      <div className="flex items-center">
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
          onClick={() => {
            setPaused(!paused);
            // Whoever presses Play wants to see it run, though the pointer or the focus is still here.
            if (paused) setHeld(false);
          }}
        >
          <Toggle aria-hidden="true" className="size-4.5" />
        </button>
        <button type="button" aria-label={nextLabel} className={roundButton} onClick={showNext}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
    </section>
  );
}
