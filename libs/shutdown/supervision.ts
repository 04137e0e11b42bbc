/**
 * A product of several processes ends in order: the edge drains while the API still answers. A signal may reach all of them at
 * once (a service manager, a process group), so a supervised process reports it and ends when its supervisor says so.
 */

/** Set by the supervisor, which also opens the IPC channel. */
export const supervised = { SUPERVISED: 'true' };
/** What the two say. */
export const endOrder = 'end';
export const signalReport = 'signalled';

const hasSupervisor = process.env['SUPERVISED'] === supervised.SUPERVISED && process.channel !== undefined;
export const isSupervised = (): boolean => hasSupervisor;

/** Also at the supervisor's own death. */
export function onEndOrder(end: () => void): void {
  process.on('message', (message) => message === endOrder && end());
  process.on('disconnect', end);
  process.channel?.unref();
  if (!process.connected) end();
}

export const reportSignal = (): void => void (process.connected && process.send!(signalReport));
