import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel } from '@sarraf/ui';
import { useState, useTransition, type ComponentType } from 'react';
import { reloadIfServed } from './reload.ts';
import { lazyComponentMessages } from './lazy-component.messages.ts';

/** Imports a component. */
export type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>;

/** Component shown instead of one whose code failed to load: an error with a *Try again* button that loads it in place. */
function failedComponent<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function FailedComponent(props: Props) {
    const messages = useMessages(lazyComponentMessages);
    const [Component, setComponent] = useState(() => loaded);
    const [isLoading, startLoading] = useTransition();
    if (Component) return <Component {...props} />;

    const retry = () =>
      startLoading(async () => {
        try {
          loaded = await load();
          setComponent(() => loaded);
        } catch {
          // Most browsers cache the failure of a module until the page is reloaded.
          await reloadIfServed();
        }
      });
    return (
      <ErrorPanel
        // Centred in the window if the frame around the page failed to load too.
        className="mx-5 my-auto in-[main]:mx-auto sm:mx-auto sm:w-full sm:max-w-form"
        title={messages.title}
        message={messages.message}
        retryLabel={messages.retry}
        busy={isLoading}
        onRetry={retry}
      />
    );
  };
}

/**
 * Loads a component. Never rejects: the router and `React.lazy` cache a rejected import for good, so a failure resolves to a component that shows
 * the error and tries again.
 */
export const loadComponent = <Props extends object>(load: LoadComponent<Props>): Promise<ComponentType<Props>> =>
  load().catch(() => failedComponent(load));
