/**
 * Wall clock of a process that another process moves, as an administrator or a time service moves the clock of a machine: timers and
 * `performance.now()` stay as they are. Preloaded by `node --import`, so that the server needs no code for it; the parent process sends
 * `{ jumpMs }`, the difference to the machine's clock in milliseconds.
 */
let jumpMs = 0;
const { now: machineNow } = Date;
const now = (): number => machineNow() + jumpMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message: { jumpMs: number }) => {
  jumpMs = message.jumpMs;
});
// Waiting for messages keeps no process alive.
process.channel?.unref();
