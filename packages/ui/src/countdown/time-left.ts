/** Whole seconds as `mm:ss`; minutes grow past 99 rather than becoming hours, and nothing goes below zero. */
export function minutesAndSeconds(secondsLeft: number): string {
  const whole = Math.max(0, Math.floor(secondsLeft));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** The same as an ISO 8601 duration, for `<time dateTime>`. */
export function isoDuration(secondsLeft: number): string {
  const whole = Math.max(0, Math.floor(secondsLeft));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/** A moment worth saying aloud. */
export interface CountdownMark {
  /** Said when this many seconds are left, or fewer. */
  seconds: number;
  /** What to say. */
  text: string;
}

/** The words of the lowest mark already reached; nothing before the first. Holds when a tick is missed. */
export function announcementAt(secondsLeft: number, marks: readonly CountdownMark[]): string {
  const reached = marks.filter(({ seconds }) => secondsLeft <= seconds).sort((a, b) => a.seconds - b.seconds);
  return reached[0]?.text ?? '';
}
