/** Whether the device has a share sheet. The Web Share API is missing outside a secure context and in most desktop browsers. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the system's share sheet; false if it failed. Closing the sheet (AbortError) is not a failure. */
export const share = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
