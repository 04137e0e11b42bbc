/** Asks once a minute, while the page is visible, whether a version of this page was rolled back. */
import { revisionAddress } from '../remotes/revision-address';

export const askPause = 60_000;

/** @returns whether the next navigation has to load a new document */
export function watchRevision(revision: number): () => boolean {
  let isGone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch(revisionAddress(revision), { method: 'HEAD' }).catch(() => null);
    isGone ||= answer?.status === 410;
    if (isGone) clearInterval(timer);
  };
  const timer = setInterval(() => void ask(), askPause);
  return () => isGone;
}
