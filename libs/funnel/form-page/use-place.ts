/** Where in the form the visitor is: the path's step, or the one that the button has just led to while the router follows. */
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line } from '@emsal/lines/kit/step';
import { painted } from '@emsal/platform/painted';
import { useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { nextStepCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useCallback, useRef, useState } from 'react';

export interface Place {
  slug: string;
  /** Shows the step with the next frame; address and history follow. */
  goTo: (slug: string) => void;
  /** False on the first screen of a document: later ones take the focus with their title. */
  hasMoved: boolean;
}

/** The router's name of the entry; another one with every way that the visitor takes, to the same address too. */
const entryHere = (): unknown => (history.state as { key?: string } | null)?.key;

/** A new entry of the history costs as much as drawing the step. Whoever loads the page anew before it is there is led on by the edge. */
async function paintedFirst(led: readonly string[]): Promise<void> {
  const remember = (): void => browserCookies.write(nextStepCookie, led.at(-1)!);
  addEventListener('beforeunload', remember);
  await painted();
  removeEventListener('beforeunload', remember);
}

export function usePlace(line: Line): Place {
  const path = useParams()['*'] ?? '';
  const { key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [arrivedAt, setArrivedAt] = useState(isHydrated ? null : key);
  const [ahead, setAhead] = useState<string | null>(null);
  const led = useRef<string[]>([]);
  const goTo = useCallback(
    async (slug: string): Promise<void> => {
      setAhead(slug);
      led.current.push(slug);
      if (led.current.length > 1) return;
      const from = entryHere();
      await paintedFirst(led.current);
      const steps = led.current.splice(0);
      if (entryHere() !== from) return setAhead(null);
      for (const step of steps) await navigate(stepPath(line, step));
    },
    [line, navigate],
  );
  // Coming back to the first screen later is a move like any other.
  if (arrivedAt && key !== arrivedAt) setArrivedAt(null);
  // Coming back to an address later means its own step.
  if (ahead === path) setAhead(null);
  return { slug: ahead ?? path, goTo, hasMoved: ahead !== null || key !== arrivedAt };
}
