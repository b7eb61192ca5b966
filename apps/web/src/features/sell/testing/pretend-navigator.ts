import type { onStage } from '../../../shared/testing/on-stage.tsx';

/** What a story may pretend of the browser it runs in. */
type Pretended = Partial<Record<'share', unknown>>;

/** Adds to what `onStage` sets up: properties of the navigator, until the story ends. */
export function pretendNavigator(stage: ReturnType<typeof onStage>, pretended: Pretended): typeof stage {
  return {
    ...stage,
    beforeEach: (context) => {
      const leave = stage.beforeEach(context);
      for (const [name, value] of Object.entries(pretended))
        Object.defineProperty(navigator, name, { value, configurable: true });
      return () => {
        for (const name of Object.keys(pretended)) Reflect.deleteProperty(navigator, name);
        leave();
      };
    },
  };
}
