/**
 * The processes of the product end one after the other: the edge drains while the API still answers. A signal may reach all of
 * them at once (a service manager, a process group), so a supervised process reports it and ends at its supervisor's command:
 * at once when everything stops, otherwise when its successor is ready.
 */
import cluster from 'node:cluster';

/** Set by the supervisor, which also opens the IPC channel. */
export const supervised = { SUPERVISED: 'true' };
/** Messages between supervisor and process. */
export const endOrder = 'end';
/** To one that has a successor: it may take its time. */
export const replacedOrder = 'replaced';
export const signalReport = 'signalled';
export const readyReport = 'ready';

const hasSupervisor = process.env['SUPERVISED'] === supervised.SUPERVISED && process.channel !== undefined;
export const isSupervised = (): boolean => hasSupervisor;

/** Also called when the supervisor itself has ended. */
export function onEndOrder(end: (order: typeof endOrder | typeof replacedOrder) => void): void {
  // Otherwise Node ends a worker at once with its supervisor, in the middle of requests.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.on('message', (message) => (message === endOrder || message === replacedOrder) && end(message));
  process.on('disconnect', () => end(endOrder));
  if (!process.connected) end(endOrder);
}

const report = (message: string): void => void (hasSupervisor && process.connected && process.send!(message));
export const reportSignal = (): void => report(signalReport);
/** It listens: an earlier process of the same service may end. */
export const reportReady = (): void => report(readyReport);
