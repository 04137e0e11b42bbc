/**
 * Imported first by a program that runs a remote's code: it gives up what reaches other processes, so that the remote's code, which gets
 * to everything in its own, does as well.
 */
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import os from 'node:os';
import { connectsToVariable, limitConnections } from './connections.ts';
import { lineOf, messagePipe, readMessages } from './message-lines.ts';

const withheld = [
  [process, ['kill', '_kill', 'binding', '_debugProcess']],
  [os, ['setPriority']],
] as const;

for (const [owner, names] of withheld)
  for (const name of names) Object.defineProperty(owner, name, { value: undefined });
syncBuiltinESMExports();
const limited = limitConnections(process.env[connectsToVariable] ?? '');
delete process.env[connectsToVariable];

/** To the process that started this one, which ends with it. */
export type Send = (message: unknown, sent?: () => void) => void;

/** @param take receives each message of the process that started this one */
export function openParent(take: (message: unknown) => void = () => undefined): Send {
  const parent = new Socket({ fd: messagePipe });
  const stop = (): never => process.exit(0);
  void limited.then(() => readMessages(parent, take, stop));
  parent.once('close', stop).on('error', stop);
  return (message, sent) => void parent.write(lineOf(message), sent);
}
