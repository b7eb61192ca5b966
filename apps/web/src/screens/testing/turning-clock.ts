import type { visit } from './visit.tsx';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Moves the clock forward by seconds; only in stories made with `turningClock`. */
    turnClock: (seconds: number) => void;
  }
}

type Begin = ReturnType<typeof visit>['beforeEach'];

/** Adds `turnClock` to a story. Replaces `Date.now` by hand, because a Storybook spy itself calls `Date.now` for each call. */
export const turningClock = (story: ReturnType<typeof visit>) => ({
  ...story,
  beforeEach: (context: Parameters<Begin>[0] & { turnClock: (seconds: number) => void }) => {
    const cleanUp = story.beforeEach(context);
    const { now } = Date;
    context.turnClock = (seconds) => {
      Date.now = () => now.call(Date) + seconds * 1000;
    };
    return () => {
      Date.now = now;
      cleanUp();
    };
  },
});
