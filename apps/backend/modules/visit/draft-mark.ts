/** Saves are numbered by the page that makes them, so that a reload that overtakes one can wait for it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../db/database';
import { hasSave } from './draft-store';

export interface DraftMark {
  /** Any text that no other page has. */
  page: string;
  /** From 1. */
  number: number;
}

/** Milliseconds for which a reader waits; a save that is lost must not keep a page from being shown. */
const patience = 1_500;
const lookAgain = 20;

/** @param text `k3v9x0aa.12` */
export function readMark(text: string): DraftMark {
  const [page, number] = text.split('.') as [string, string];
  return { page, number: Number(number) };
}

/** Settles when the save is there, or when it takes too long. */
export async function savedBy(db: Executor, visitId: string, mark: DraftMark): Promise<void> {
  for (let waited = 0; waited < patience && !(await hasSave(db, visitId, mark)); waited += lookAgain)
    await pause(lookAgain);
}
