import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel } from '@sarraf/ui';
import { useState, useTransition, type ComponentType } from 'react';
import { reloadIfServed } from './reload.ts';
import { lateCodeMessages } from './lazy-component.messages.ts';

/** Fetches the file of a component. */
export type LoadCode<Props extends object> = () => Promise<ComponentType<Props>>;

/** A component in the place of one whose code did not arrive: it says so, and fetches it again where it stands. */
function lateCode<Props extends object>(load: LoadCode<Props>): ComponentType<Props> {
  let arrived: ComponentType<Props> | null = null;

  return function LateCode(props: Props) {
    const words = useMessages(lateCodeMessages);
    const [Code, setCode] = useState(() => arrived);
    const [isFetching, startFetching] = useTransition();
    if (Code) return <Code {...props} />;

    const retry = () =>
      startFetching(async () => {
        try {
          arrived = await load();
          setCode(() => arrived);
        } catch {
          // Most browsers keep the failure of a script for as long as the page lives.
          await reloadIfServed();
        }
      });
    return (
      <ErrorPanel
        // In the middle of the window where the frame itself is missing.
        className="mx-5 my-auto in-[main]:mx-auto sm:mx-auto sm:w-full sm:max-w-form"
        title={words.title}
        message={words.message}
        retryLabel={words.retry}
        busy={isFetching}
        onRetry={retry}
      />
    );
  };
}

/**
 * A component whose code is fetched when it is needed. Never rejects: the router and React keep the failure of a file for good, so code
 * that did not arrive is a component too, one that tries again.
 */
export const codeOf = <Props extends object>(load: LoadCode<Props>): Promise<ComponentType<Props>> =>
  load().catch(() => lateCode(load));
