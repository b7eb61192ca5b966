import type { withFakeServer } from '../../shared/testing/with-fake-server.tsx';

/** Parts of the browser's navigator that a story may fake. */
type FakeParts = Partial<Record<'share' | 'canShare', unknown>>;

/** Adds fake properties of the navigator to a `withFakeServer` story, until the story ends. */
export function fakeNavigator<Part extends Pick<ReturnType<typeof withFakeServer>, 'beforeEach'>>(
  story: Part,
  fakes: FakeParts,
): Part {
  return {
    ...story,
    beforeEach: (context) => {
      const leave = story.beforeEach(context);
      for (const [name, value] of Object.entries(fakes))
        Object.defineProperty(navigator, name, { value, configurable: true });
      return () => {
        for (const name of Object.keys(fakes)) Reflect.deleteProperty(navigator, name);
        leave();
      };
    },
  };
}
