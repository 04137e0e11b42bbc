/**
 * The processes of the product end one after the other: the edge drains while the API still answers. A signal may reach all of
 * them at once (a service manager, a process group), so a supervised process reports it and ends at its supervisor's command.
 */

/** Set by the supervisor, which also opens the IPC channel. */
export const supervised = { SUPERVISED: 'true' };
/** Messages between supervisor and process. */
export const endOrder = 'end';
export const signalReport = 'signalled';

const hasSupervisor = process.env['SUPERVISED'] === supervised.SUPERVISED && process.channel !== undefined;
export const isSupervised = (): boolean => hasSupervisor;

/** Also called when the supervisor itself has ended. */
export function onEndOrder(end: () => void): void {
  process.on('message', (message) => message === endOrder && end());
  process.on('disconnect', end);
  process.channel?.unref();
  if (!process.connected) end();
}

export const reportSignal = (): void => void (process.connected && process.send!(signalReport));
