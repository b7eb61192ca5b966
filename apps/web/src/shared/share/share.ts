/** Whether the device has a share sheet. The Web Share API is missing outside a secure context and in most desktop browsers. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** The share sheet that is open. */
let open: Promise<boolean> | null = null;

/**
 * Opens the system's share sheet; false if it failed. Closing the sheet (AbortError) is not a failure, and neither is a second call while it is
 * open, which the browser would reject.
 */
export const share = (data: ShareData): Promise<boolean> =>
  (open ??= navigator
    .share(data)
    .then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    .finally(() => {
      open = null;
    }));
