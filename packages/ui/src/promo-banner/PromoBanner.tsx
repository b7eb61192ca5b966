import { ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

/** One thing worth saying. */
export interface PromoSlide {
  /** Unique among the slides. */
  id: string;
  /** A few bold words. */
  title: ReactNode;
  /** One sentence. */
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
  /** Stands on the first slide until Play is pressed; reduced motion starts so too. */
  startsPaused?: boolean;
  /** Names the button while it moves. */
  pauseLabel: string;
  /** Names the button while it stands. */
  playLabel: string;
  /** Names the button that shows the next slide. */
  nextLabel: string;
  /** Names a slide by its place, counted from 1. */
  slideLabel: (position: number, count: number) => string;
  /** What a screen reader calls the banner, as in `carousel`. */
  roleDescription: string;
  /** What it calls one of them, as in `slide`. */
  slideRoleDescription: string;
}

const roundButton =
  'grid size-11 place-items-center rounded-full text-ink-2 transition-colors hover:bg-surface hover:text-ink active:brightness-90 dark:active:brightness-150';

/** A few claims taking turns, still under the pointer, the focus, Pause and reduced motion; a swipe turns them by hand. Renders a `<section>`. */
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
      {/* All slides share one cell, so the banner is as tall as the longest and the page below never moves. */}
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
