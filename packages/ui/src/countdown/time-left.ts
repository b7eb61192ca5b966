/** Seconds as `mm:ss`, rounded down and at least zero. Minutes go past 99 instead of turning into hours. */
export function minutesAndSeconds(secondsLeft: number): string {
  const whole = Math.max(0, Math.floor(secondsLeft));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** Seconds as an ISO 8601 duration, for `<time dateTime>`. */
export function isoDuration(secondsLeft: number): string {
  const whole = Math.max(0, Math.floor(secondsLeft));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/** A time that is announced. */
export interface CountdownMark {
  /** Announced when this many seconds or fewer are left. */
  seconds: number;
  /** Text of the announcement. */
  text: string;
}

/** Text of the lowest mark reached so far, or an empty string before the first. Works when a tick is missed. */
export function announcementAt(secondsLeft: number, marks: readonly CountdownMark[]): string {
  const reached = marks.filter(({ seconds }) => secondsLeft <= seconds).sort((a, b) => a.seconds - b.seconds);
  return reached[0]?.text ?? '';
}
